// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';

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
  expect([title, verdict]).toEqual(['Double', 'failed']);
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
