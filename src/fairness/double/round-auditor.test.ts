import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { DoubleBet } from '@generated/api/model/double-bet';

import type { Known } from '@/shared/lib/known';

import { verdictOf } from '../core/fair-checks';
import { setCurveVerifier, verifyHere } from '../core/signatures';
import { recordVerdict } from '../core/verdict-log';
import type { TestRounds } from './rounds.fixture';
import { createTestRounds } from './rounds.fixture';
import { BEACON, PLAYER, RECEIPT_KEY, signBet, testConfig } from './signing.fixture';
import { roundTimes } from './round-times';
import { createAuditedSite, settle, signOwnBet } from './audited-site.fixture';
import { verifyDoubleEvidence } from './evidence';
import { pendingRounds, recordBetAct, recordBetAnswer } from './journal';

let rounds: TestRounds;

beforeAll(async () => {
  rounds = await createTestRounds(8);
});
beforeEach(() => localStorage.clear());

const other = (color: Known<DoubleBet>['color']) => (color === 'red' ? 'black' : 'red');
const winner = () => rounds.over(6).color ?? 'red';

test('a round that was watched is green and recorded with evidence that passes elsewhere', async () => {
  const { site, auditor } = createAuditedSite(rounds);
  site.list = [settle(site.place(winner()), rounds.over(6)), settle(site.place(other(winner()), 'bet_2'), rounds.over(6))].toReversed();
  await site.audit(rounds.over(6));
  expect(site.records).toMatchObject([
    { game: 'double', round: 'dbl_6', label: 'Double, rodada 6', verdict: 'passed', reasons: [], player: PLAYER },
  ]);
  expect(auditor.results()).toMatchObject([{ verdict: 'passed', isFinal: true, bets: [{ id: 'bet_1' }, { id: 'bet_2' }] }]);
  const evidence = JSON.parse(JSON.stringify(auditor.results()[0]?.evidence));
  expect(evidence.reported).toHaveLength(2);
  expect(verdictOf((await verifyDoubleEvidence(evidence, BEACON)).checks)).toBe('passed');
  expect(pendingRounds(PLAYER)).toEqual([]);
});

test('the results of a player are gone as soon as another one is audited', async () => {
  const { site, auditor } = createAuditedSite(rounds);
  await site.audit(rounds.over(6));
  const listener = vi.fn();
  auditor.subscribe(listener);
  const next = site.audit(rounds.over(6), null);
  expect(auditor.results()).toEqual([]);
  expect(listener).toHaveBeenCalledOnce();
  await next;
});

test('a round is verified once, and again when the chains are read again', async () => {
  const { site } = createAuditedSite(rounds);
  await site.audit(rounds.over(6));
  site.chains.noteRound(rounds.open(7));
  await site.audit(rounds.over(6));
  expect(site.records).toHaveLength(1);
  site.chains.record(testConfig({ ...rounds.chain, terminal_hash: 'f'.repeat(64) }), BEACON, 6);
  await site.audit(rounds.over(6));
  expect(site.records.map(({ verdict }) => verdict)).toEqual(['passed', 'failed']);
  expect(site.last()?.reasons).toEqual(['Hash final da sequência, como foi anunciado']);
});

test("a visitor's rounds are recorded without a player and without reading bets", async () => {
  const { site } = createAuditedSite(rounds);
  await site.audit(rounds.over(6), null);
  expect(site.records).toMatchObject([{ player: null, verdict: 'passed' }]);
  expect(site.reads).toBe(0);
});

test('a bet from another device is verified by the list that the page shows', async () => {
  const { site } = createAuditedSite(rounds);
  const elsewhere = settle(signOwnBet(rounds.open(6), winner()), rounds.over(6));
  await site.audit(rounds.over(6), PLAYER, [elsewhere]);
  expect([site.last()?.verdict, site.reads]).toEqual(['unchecked', 0]);
  expect(site.last()?.reasons).toEqual([expect.stringContaining('não foi feita neste aparelho')]);
  await site.audit(rounds.over(6), PLAYER, [{ ...elsewhere, payout: 1 }]);
  expect(site.last()?.verdict).toBe('failed');
});

test.each(['refused', 'answered'] as const)(
  'the %s bet of another account is not taken for an unanswered one of the player',
  async (how) => {
    const { site } = createAuditedSite(rounds);
    const own = signOwnBet(rounds.open(6), winner());
    const others = { ...own, id: 'bet_9' };
    const asked = { round_id: own.round_id, color: own.color, amount: own.amount };
    recordBetAct(own.round_id, { type: 'bet', player: PLAYER, asked });
    recordBetAct(own.round_id, { type: 'bet', player: 'usr_other', asked });
    recordBetAnswer(own.round_id, { to: 'bet', how, ...(how === 'answered' && { bet: others }) });
    recordBetAct(own.round_id, { type: 'cancel', bet_id: others.id });
    recordBetAnswer(own.round_id, { to: 'cancel', how, ...(how === 'answered' && { bet: { ...others, status: 'cancelled' } }) });
    site.list = [settle(own, rounds.over(6))];
    await site.audit(rounds.over(6));
    expect(site.last()?.reasons).toEqual([]);
  },
);

test('a bet that the first list lacks is looked up again before it counts as missing', async () => {
  const { site } = createAuditedSite(rounds);
  const bet = site.place(winner());
  site.onRead = () => {
    if (site.reads === 2) site.list = [settle(bet, rounds.over(6))];
  };
  await site.audit(rounds.over(6));
  expect(site.records.map(({ verdict }) => verdict)).toEqual(['passed']);
});

test('a bet that is called cancelled after its verdict is red', async () => {
  const { site } = createAuditedSite(rounds);
  const bet = site.place(winner());
  site.list = [settle(bet, rounds.over(6))];
  await site.audit(rounds.over(6));
  site.list = [signBet({ ...bet, status: 'cancelled', payout: bet.amount }, 6)];
  await site.audit(rounds.over(6), PLAYER, site.list);
  expect(site.records.map(({ verdict }) => verdict)).toEqual(['passed', 'failed']);
  expect(site.last()?.reasons).toEqual(['Lista lida depois do fim das apostas']);
});

test('a bet that two lists lack is red, and its evidence is red elsewhere', async () => {
  const { site, auditor } = createAuditedSite(rounds);
  site.place(winner());
  await site.audit(rounds.over(6));
  expect(site.records).toMatchObject([{ verdict: 'failed', reasons: ['Aposta 1, como foi feita'] }]);
  const evidence = auditor.results()[0]?.evidence;
  expect(evidence && verdictOf((await verifyDoubleEvidence(evidence, BEACON)).checks)).toBe('failed');
});

test('a bet that is settled after 20 seconds is green, and nothing is recorded before', async () => {
  const { site } = createAuditedSite(rounds);
  const bet = site.place(winner());
  site.list = [bet];
  const landedAt = site.now;
  site.onRead = () => {
    if (site.now - landedAt >= 20_000) site.list = [settle(bet, rounds.over(6))];
  };
  await site.audit(rounds.over(6));
  expect(site.records.map(({ verdict }) => verdict)).toEqual(['passed']);
});

test('a bet that is open 60 seconds after the roll is red at once', async () => {
  const { site } = createAuditedSite(rounds);
  site.list = [site.place(winner())];
  const landedAt = site.now;
  let redAt = 0;
  vi.spyOn(site.records, 'push').mockImplementation(() => (redAt = site.now));
  await site.audit(rounds.over(6));
  expect(redAt - landedAt).toBeGreaterThan(60_000 - 1);
  expect(redAt - landedAt).toBeLessThan(61_000);
});

test('a list that cannot be read is orange, and the bets stay pending', async () => {
  const { site } = createAuditedSite(rounds);
  site.place(winner());
  site.isListDown = true;
  await site.audit(rounds.over(6));
  expect(site.records).toMatchObject([{ verdict: 'unchecked', reasons: ['A lista das suas apostas nesta rodada não pôde ser lida.'] }]);
  expect(pendingRounds(PLAYER)).toEqual(['dbl_6']);
});

test('bets without a verdict are verified after a reload', async () => {
  const { site, auditor } = createAuditedSite(rounds);
  site.list = [settle(site.place(winner()), rounds.over(6))];
  await auditor.auditPending(PLAYER, () => site.now);
  await vi.waitFor(() => expect(site.records.map(({ verdict }) => verdict)).toEqual(['passed']));
});

test('a round that the browser did not watch, and has no stored data for, is orange', async () => {
  const { site } = createAuditedSite(rounds);
  await site.audit(rounds.over(3));
  expect(site.records).toMatchObject([
    {
      verdict: 'unchecked',
      reasons: [
        'Este navegador não acompanhava a mesa antes do fim das apostas desta rodada.',
        'A semente da rodada anterior não foi encontrada.',
      ],
    },
  ]);
});

test('a round after a gap is bound by the last commitment before it', async () => {
  const { site } = createAuditedSite(rounds);
  for (const round of [rounds.over(7), rounds.over(8)]) site.commitments.record(round);
  await site.audit(rounds.over(8));
  expect(site.last()?.verdict).toBe('passed');
});

test('a voided round with returned bets is orange', async () => {
  const { site } = createAuditedSite(rounds);
  site.list = [{ ...site.place(winner()), status: 'voided', payout: 100 }];
  await site.audit(rounds.voided(6));
  expect(site.records).toMatchObject([{ verdict: 'unchecked', reasons: ['Rodada anulada, apostas devolvidas.'] }]);
});

test('a round that is voided after its seed was revealed is red', async () => {
  const { site } = createAuditedSite(rounds);
  site.commitments.record({ ...rounds.over(6), status: 'rolling' });
  await site.audit(rounds.voided(6));
  expect(site.records).toMatchObject([{ verdict: 'failed', reasons: ['Fim da rodada'] }]);
});

test('a replaced seed with hash, public seed and closing time is red', async () => {
  const { site } = createAuditedSite(rounds);
  const ends = new Date(roundTimes(rounds.open(6)).bettingEndsAt + 7_200_000).toISOString();
  await site.audit({ ...rounds.over(6), public_seed: 'e'.repeat(64), betting_ends_at: ends });
  expect(site.last()?.verdict).toBe('failed');
  expect(site.last()?.reasons).toContain('Fim das apostas');
});

test('a round that failed before stays red, with its first evidence', async () => {
  const { site, auditor } = createAuditedSite(rounds);
  const entry = {
    game: 'double',
    round: 'dbl_6',
    label: 'Double, rodada 6',
    verdict: 'failed',
    reasons: ['Número sorteado'],
    at: 0,
  } as const;
  recordVerdict({ ...entry, player: PLAYER, evidence: { game: 'double' } });
  await site.audit(rounds.over(6));
  expect(auditor.results()).toMatchObject([{ verdict: 'failed' }]);
  expect(auditor.results()[0]?.checks.at(-1)?.actual).toBe('não confere: Número sorteado');
  expect((await auditor.examine(rounds.over(6), { player: PLAYER, serverNow: () => 0 })).verdict).toBe('failed');
});

test('a browser without WebCrypto has an orange round, which is recorded', async () => {
  const { site } = createAuditedSite(rounds);
  vi.stubGlobal('crypto', {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await site.audit(rounds.over(6));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(site.records).toMatchObject([{ verdict: 'unchecked' }]);
  expect(site.last()?.reasons[0]).toContain('https');
});

test.each([
  [2, 'green once it can be verified', 'passed', []],
  [Infinity, 'orange and stays pending', 'unchecked', ['dbl_6']],
] as const)('a round whose verification fails %d times is %s', async (times, _, verdict, pending) => {
  const { site } = createAuditedSite(rounds);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let failures = 0;
  setCurveVerifier((task) => {
    failures += 1;
    return failures > times ? verifyHere(task) : Promise.reject(new Error('The code could not be loaded.'));
  });
  site.list = [settle(site.place(winner()), rounds.over(6))];
  await site.audit(rounds.over(6));
  setCurveVerifier(verifyHere);
  vi.restoreAllMocks();
  expect(site.records).toMatchObject([{ verdict }]);
  expect(site.last()?.reasons.join(' ')).not.toContain('https');
  expect(pendingRounds(PLAYER)).toEqual(pending);
});

test('evidence is verified with the keys that it holds', async () => {
  const { site, auditor } = createAuditedSite(rounds);
  site.list = [settle(site.place(winner()), rounds.over(6))];
  await site.audit(rounds.over(6));
  const evidence = auditor.results()[0]?.evidence;
  expect(evidence?.receipt_keys).toEqual([{ id: RECEIPT_KEY.id, public_key: RECEIPT_KEY.public_key }]);
  const verdictWith = async (receipt_keys: { id: string; public_key: string }[]) =>
    evidence && verdictOf((await verifyDoubleEvidence({ ...evidence, receipt_keys }, BEACON)).checks);
  expect(await verdictWith([{ id: 'rcp_other', public_key: RECEIPT_KEY.public_key }])).toBe('failed');
  // The keys could not be read.
  expect(await verdictWith([])).toBe('unchecked');
});

test('a round under the id of an earlier one has a verdict of its own, so that its payments are compared', async () => {
  const { site } = createAuditedSite(rounds);
  const evidence = { game: 'double' } as const;
  const earlier = { game: 'double', round: 'dbl_6', label: 'Double, rodada 2', verdict: 'passed', reasons: [], at: 1 } as const;
  recordVerdict({ ...earlier, player: PLAYER, evidence });
  await site.audit(rounds.over(6));
  expect(site.last()).toMatchObject({ round: 'dbl_6 6', label: 'Double, rodada 6', verdict: 'passed' });
});
