// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';

import type { RoundEvidence } from '../core/evidence';
import { withheldVerdict } from '../core/finding';
import { QUICKNET } from '../core/quicknet';
import type { DoubleEvidence } from '../double/checks/claims';
import { keyVerdict } from '../double/finding';
import { createTestRounds } from '../double/rounds.fixture';
import { BEACON, BEFORE_DRAWN, OTHER_KEY, RECEIPT_KEY } from '../double/signing.fixture';
import { HONEST_MINES, RIGGED_MINES } from './evidence.fixture';
import type { MinesEvidence } from '../mines/evidence';
import { verifyEvidence } from './verify-evidence';

afterEach(() => vi.unstubAllGlobals());

test('an honest game of mines passes', async () => {
  const { title, facts, verdict } = await verifyEvidence(HONEST_MINES, QUICKNET);
  expect(title).toBe('Mines, rodada mns_31');
  expect(facts).toContainEqual(['Sua semente', 'cliente-teste']);
  expect(verdict).toBe('passed');
});

test('a game of mines with another layout fails', async () => {
  const { verdict, checks } = await verifyEvidence(RIGGED_MINES, QUICKNET);
  expect(verdict).toBe('failed');
  expect(checks.filter(({ passed }) => !passed).map(({ name }) => name)).toEqual(['Posição das minas']);
});

test('a game that ended at no stated time is unchecked, and fails like any other', async () => {
  const withoutEnd = (evidence: MinesEvidence) => {
    const changed: MinesEvidence = { ...evidence, round: { ...evidence.round, ended_at: null } };
    return verifyEvidence(changed, QUICKNET);
  };
  expect(await withoutEnd(HONEST_MINES)).toMatchObject({ title: 'Mines, rodada mns_31', verdict: 'unchecked' });
  expect((await withoutEnd(RIGGED_MINES)).verdict).toBe('failed');
});

/** Creates evidence of an honest table. */
async function doubleEvidence(): Promise<DoubleEvidence> {
  const rounds = await createTestRounds(8);
  const round = rounds.over(8);
  return {
    game: 'double',
    round,
    commitment: {
      round: 8,
      hash: round.server_seed_hash,
      public_seed: round.public_seed,
      chain_id: round.chain_id,
    },
    previous_seed: rounds.over(7).server_seed,
    chain: rounds.chain,
    receipt_keys: [],
    player: null,
    journal: [],
    reported: [],
    chain_seen_at: BEFORE_DRAWN,
    changes: [],
    is_restarted: false,
  };
}

test('an honest round of double passes under the trusted beacon, and fails under another one', async () => {
  const evidence = await doubleEvidence();
  const { title, facts, verdict } = await verifyEvidence(evidence, BEACON);
  expect(title).toBe('Double, rodada 8');
  expect(facts).toContainEqual(['Sequência', evidence.round.chain_id]);
  expect(verdict).toBe('passed');
  expect((await verifyEvidence(evidence, QUICKNET)).verdict).toBe('failed');
});

test('a round of double with another number fails', async () => {
  const evidence = await doubleEvidence();
  const roll = ((evidence.round.roll ?? 0) + 1) % 15;
  const changed: DoubleEvidence = { ...evidence, round: { ...evidence.round, roll } };
  expect((await verifyEvidence(changed, BEACON)).verdict).toBe('failed');
});

test('a receipt key that was replaced under its id fails', async () => {
  const { evidence } = keyVerdict(null, { first: RECEIPT_KEY, later: OTHER_KEY });
  const { title, verdict } = await verifyEvidence(evidence, BEACON);
  expect([title, verdict]).toEqual(['Double, chave dos recibos', 'failed']);
});

test('findings of one game are told apart by their titles', async () => {
  const commitment = { server_seed_hash: 'f'.repeat(64), nonce: 9, replaced: null, replaced_before: [] };
  const withheld = (game: 'mines' | 'double', id: string) => withheldVerdict('usr_1', game, id, '', []).evidence;
  const audit = (finding: string, wrong: object) => ({
    game: 'mines' as const,
    round: null,
    finding,
    audit: { fairness: commitment, open: null, ended: [], isComplete: true, older: [], outdated: [], started: [], ...wrong },
  });
  const started = (id: string) => ({ id, hash: id, nonce: 3, asked: { amount: 100, mines: 3, client_seed: id }, hasEnded: true });
  const findings: RoundEvidence[] = [
    audit('mns_1', { started: [started('mns_1'), started('mns_2')] }),
    audit('mns_2', { started: [started('mns_1'), started('mns_2')] }),
    audit(`commitment-5-${'e'.repeat(16)}`, { outdated: [{ hash: 'e'.repeat(64), nonce: 5 }] }),
    withheld('mines', 'mns_3'),
    withheld('mines', 'start abc'),
    withheld('double', 'other-account-dbl_4'),
  ];
  const results = await Promise.all(findings.map((evidence) => verifyEvidence(evidence, QUICKNET)));
  expect(results.map(({ title }) => title)).toEqual([
    'Mines, rodada mns_1',
    'Mines, rodada mns_2',
    'Mines, compromisso da rodada nº 5',
    'Mines, rodada mns_3',
    'Mines, aposta sem resposta, semente abc',
    'Double, rodada dbl_4, outra conta',
  ]);
});

test('evidence that lacks values is unchecked', async () => {
  const { verdict, checks } = await verifyEvidence({ ...HONEST_MINES, round: {} } as never, QUICKNET);
  expect(verdict).toBe('unchecked');
  expect(checks[0]?.unchecked).toContain('incompletas');
});

test('without WebCrypto a round is unchecked, with that reason', async () => {
  vi.stubGlobal('crypto', {});
  const { verdict, checks } = await verifyEvidence(HONEST_MINES, QUICKNET);
  expect(verdict).toBe('unchecked');
  expect(checks[0]?.unchecked).toContain('WebCrypto');
});
