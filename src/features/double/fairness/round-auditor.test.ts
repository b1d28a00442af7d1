import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';

import type { RoundVerdict } from '@/shared/fairness/verdict-log';
import { verdictOf } from '@/shared/fairness/fair-checks';

import type { TestRounds } from '../rounds.fixture';
import { createTestRounds } from '../rounds.fixture';
import { BEACON, PLAYER, RECEIPT_KEY, signBet, testConfig } from '../signing.fixture';
import { roundTimes } from '../table/phase';
import { createBetLog } from './logs/bet-log';
import { createChainLog } from './logs/chain-log';
import { createCommitmentLog } from './logs/commitment-log';
import { verifyDoubleEvidence } from './evidence';
import { createRoundAuditor } from './round-auditor';

let rounds: TestRounds;

beforeAll(async () => {
  rounds = await createTestRounds(8);
});
beforeEach(() => localStorage.clear());

const other = (color: DoubleBet['color']) => (color === 'red' ? 'black' : 'red');
const place = (round: DoubleRound, color: DoubleBet['color'], id = 'bet_1') =>
  signBet({ id, round_id: round.id, color, amount: 100, status: 'open', payout: null }, round.round);

/** A browser that saw the table from round 5 on, and a server whose clock moves while the auditor sleeps. */
function createSite() {
  const stored = new Map<string, unknown>();
  const chains = createChainLog();
  const commitments = createCommitmentLog(undefined, chains.terminalHash);
  const bets = createBetLog({ read: (player) => stored.get(player), write: (player, all) => void stored.set(player, all) });
  const site = {
    chains,
    commitments,
    bets,
    list: [] as DoubleBet[],
    reads: 0,
    isListDown: false,
    now: roundTimes(rounds.open(6)).landsAt,
    records: [] as RoundVerdict[],
    failedBefore: [] as string[],
    /** Runs when the list is read. */
    onRead: () => {},
    place(color: DoubleBet['color'], id?: string): DoubleBet {
      const bet = place(rounds.open(6), color, id);
      bets.recordPlaced(PLAYER, { round_id: bet.round_id, color, amount: 100 }, bet, chains.keys());
      return bet;
    },
    audit: (round: DoubleRound, player: string | null = PLAYER, shown: readonly DoubleBet[] = []) => {
      commitments.record(round);
      return auditor.audit(round, { player, shown, serverNow: () => site.now });
    },
    last: () => site.records.at(-1),
  };
  const auditor = createRoundAuditor({
    logs: { chains, commitments, bets },
    beacon: () => BEACON,
    fetchBets: () => {
      site.reads += 1;
      site.onRead();
      return site.isListDown ? Promise.reject(new Error('down')) : Promise.resolve(site.list);
    },
    fetchRound: () => Promise.resolve(rounds.over(6)),
    record: (verdict) => void site.records.push(verdict),
    earlierFailure: () => site.failedBefore,
    sleep: (ms) => {
      site.now += ms;
      return Promise.resolve();
    },
  });
  chains.record(testConfig(rounds.chain), BEACON, 6);
  for (const round of [rounds.over(5), rounds.open(6)]) commitments.record(round);
  return { ...site, site, auditor };
}

const settle = (bet: DoubleBet, round: DoubleRound): DoubleBet =>
  bet.color === round.color
    ? { ...bet, status: 'won', payout: bet.amount * (bet.color === 'white' ? 14 : 2) }
    : { ...bet, status: 'lost', payout: 0 };
const winner = () => rounds.over(6).color ?? 'red';

test('a round that was watched is green and recorded with evidence that passes elsewhere', async () => {
  const { site, auditor } = createSite();
  site.list = [settle(site.place(winner()), rounds.over(6)), settle(site.place(other(winner()), 'bet_2'), rounds.over(6))].toReversed();
  await site.audit(rounds.over(6));
  expect(site.records).toMatchObject([
    { game: 'double', round: 'dbl_6', label: 'Double, rodada 6', verdict: 'passed', reasons: [], player: PLAYER },
  ]);
  expect(auditor.results()).toMatchObject([{ verdict: 'passed', isFinal: true, bets: [{ id: 'bet_1' }, { id: 'bet_2' }] }]);
  const evidence = JSON.parse(JSON.stringify(auditor.results()[0]?.evidence));
  expect(evidence.bets).toHaveLength(2);
  expect(verdictOf(await verifyDoubleEvidence(evidence, BEACON))).toBe('passed');
  expect(site.bets.pendingRounds(PLAYER)).toEqual([]);
});

test('a round is verified once, and again when the chains are read again', async () => {
  const { site } = createSite();
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
  const { site } = createSite();
  await site.audit(rounds.over(6), null);
  expect(site.records).toMatchObject([{ player: null, verdict: 'passed' }]);
  expect(site.reads).toBe(0);
});

test('a bet from another device is verified by the list that the page shows', async () => {
  const { site } = createSite();
  const elsewhere = settle(place(rounds.open(6), winner()), rounds.over(6));
  await site.audit(rounds.over(6), PLAYER, [elsewhere]);
  expect([site.last()?.verdict, site.reads]).toEqual(['passed', 0]);
  await site.audit(rounds.over(6), PLAYER, [{ ...elsewhere, payout: 1 }]);
  expect(site.last()?.verdict).toBe('failed');
});

test('a bet that the first list lacks is looked up again before it counts as missing', async () => {
  const { site } = createSite();
  const bet = site.place(winner());
  site.onRead = () => {
    if (site.reads === 2) site.list = [settle(bet, rounds.over(6))];
  };
  await site.audit(rounds.over(6));
  expect(site.records.map(({ verdict }) => verdict)).toEqual(['passed']);
});

test('a bet that two lists lack is red, and its evidence is red elsewhere', async () => {
  const { site, auditor } = createSite();
  site.place(winner());
  await site.audit(rounds.over(6));
  expect(site.records).toMatchObject([{ verdict: 'failed', reasons: ['Aposta 1, como foi feita'] }]);
  const evidence = auditor.results()[0]?.evidence;
  expect(evidence && verdictOf(await verifyDoubleEvidence(evidence, BEACON))).toBe('failed');
});

test('a bet that is settled after 20 seconds is green, and nothing is recorded before', async () => {
  const { site } = createSite();
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
  const { site } = createSite();
  site.list = [site.place(winner())];
  const landedAt = site.now;
  let redAt = 0;
  vi.spyOn(site.records, 'push').mockImplementation(() => (redAt = site.now));
  await site.audit(rounds.over(6));
  expect(redAt - landedAt).toBeGreaterThan(60_000 - 1);
  expect(redAt - landedAt).toBeLessThan(61_000);
});

test('a list that cannot be read is orange, and the bets stay pending', async () => {
  const { site } = createSite();
  site.place(winner());
  site.isListDown = true;
  await site.audit(rounds.over(6));
  expect(site.records).toMatchObject([{ verdict: 'unchecked', reasons: ['A lista das suas apostas nesta rodada não pôde ser lida.'] }]);
  expect(site.bets.pendingRounds(PLAYER)).toEqual(['dbl_6']);
});

test('bets without a verdict are verified after a reload', async () => {
  const { site, auditor } = createSite();
  site.list = [settle(site.place(winner()), rounds.over(6))];
  await auditor.auditPending(PLAYER, () => site.now);
  await vi.waitFor(() => expect(site.records.map(({ verdict }) => verdict)).toEqual(['passed']));
});

test('a round that the browser did not watch, and has no stored data for, is orange', async () => {
  const { site } = createSite();
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
  const { site } = createSite();
  for (const round of [rounds.over(7), rounds.over(8)]) site.commitments.record(round);
  await site.audit(rounds.over(8));
  expect(site.last()?.verdict).toBe('passed');
});

test('a voided round with returned bets is orange', async () => {
  const { site } = createSite();
  site.list = [{ ...site.place(winner()), status: 'voided', payout: 100 }];
  await site.audit(rounds.voided(6));
  expect(site.records).toMatchObject([{ verdict: 'unchecked', reasons: ['Rodada anulada, apostas devolvidas.'] }]);
});

test('a round that is voided after its seed was revealed is red', async () => {
  const { site } = createSite();
  site.commitments.record({ ...rounds.over(6), status: 'rolling' });
  await site.audit(rounds.voided(6));
  expect(site.records).toMatchObject([{ verdict: 'failed', reasons: ['Fim da rodada'] }]);
});

test('a replaced seed with hash, public seed and closing time is red', async () => {
  const { site } = createSite();
  const ends = new Date(roundTimes(rounds.open(6)).bettingEndsAt + 7_200_000).toISOString();
  await site.audit({ ...rounds.over(6), public_seed: 'e'.repeat(64), betting_ends_at: ends });
  expect(site.last()?.verdict).toBe('failed');
  expect(site.last()?.reasons).toContain('Fim das apostas');
});

const OTHER_CHAIN = { id: 'dch_9', terminal_hash: 'f'.repeat(64) };

test('a chain that is replaced between two rounds is red, and its evidence is red elsewhere', async () => {
  const { site, auditor } = createSite();
  site.chains.noteRound(rounds.over(6));
  site.chains.record(testConfig({ ...rounds.chain, ...OTHER_CHAIN }), BEACON, 7);
  site.commitments.record({ ...rounds.open(7), chain_id: 'dch_9' });
  await site.audit({ ...rounds.over(7), chain_id: 'dch_9' });
  expect(site.records).toMatchObject([{ verdict: 'failed', reasons: ['Sequência trocada sem anúncio'] }]);
  const evidence = auditor.results()[0]?.evidence;
  expect(evidence && verdictOf(await verifyDoubleEvidence(evidence, BEACON))).toBe('failed');
});

test('a table that is restarted with other numbers is orange, never green', async () => {
  const { site } = createSite();
  site.chains.noteRound(rounds.over(6));
  site.chains.record(testConfig({ ...rounds.chain, ...OTHER_CHAIN }), BEACON, 2);
  const restarted = { chain_id: 'dch_9', betting_ends_at: '2026-11-21T20:00:00-03:00' };
  site.commitments.record({ ...rounds.open(2), ...restarted });
  site.commitments.record({ ...rounds.over(1), ...restarted });
  await site.audit({ ...rounds.over(2), ...restarted });
  expect(site.records).toMatchObject([{ verdict: 'unchecked' }]);
  expect(site.last()?.reasons).toContain('A mesa trocou de sequência antes do fim anunciado.');
});

test('a round of a restarted table is not red before the page has read the new chain', async () => {
  const { site } = createSite();
  const restarted = { chain_id: 'dch_9', betting_ends_at: '2026-11-21T20:00:00-03:00' };
  await site.audit({ ...rounds.over(2), ...restarted });
  expect(site.last()?.verdict).toBe('unchecked');
  site.chains.record(testConfig({ ...rounds.chain, ...OTHER_CHAIN }), BEACON, 3);
  await site.audit({ ...rounds.over(2), ...restarted });
  expect(site.records.map(({ verdict }) => verdict)).not.toContain('failed');
});

test('a round of a chain that the configuration never lists is red', async () => {
  const { site } = createSite();
  const unlisted = { ...rounds.over(6), chain_id: 'dch_9' };
  await site.audit(unlisted);
  site.chains.record(testConfig(rounds.chain), BEACON, 6);
  await site.audit(unlisted);
  expect(site.last()?.verdict).toBe('failed');
});

test('a round that failed before stays red, with its first evidence', async () => {
  const { site, auditor } = createSite();
  site.failedBefore = ['Número sorteado'];
  await site.audit(rounds.over(6));
  expect(auditor.results()).toMatchObject([{ verdict: 'failed' }]);
  expect(auditor.results()[0]?.checks.at(-1)?.actual).toBe('não confere: Número sorteado');
  expect((await auditor.examine(rounds.over(6), { player: PLAYER, serverNow: () => 0 })).verdict).toBe('failed');
});

test('a browser without WebCrypto has an orange round, which is recorded', async () => {
  const { site } = createSite();
  vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('insecure'));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await site.audit(rounds.over(6));
  vi.restoreAllMocks();
  expect(site.records).toMatchObject([{ verdict: 'unchecked' }]);
  expect(site.last()?.reasons[0]).toContain('https');
});

test('evidence is verified with the keys that it holds', async () => {
  const { site, auditor } = createSite();
  site.list = [settle(site.place(winner()), rounds.over(6))];
  await site.audit(rounds.over(6));
  const evidence = auditor.results()[0]?.evidence;
  expect(evidence?.receipt_keys).toEqual([RECEIPT_KEY]);
  const forged = evidence && { ...evidence, receipt_keys: [] };
  expect(forged && verdictOf(await verifyDoubleEvidence(forged, BEACON))).toBe('failed');
});
