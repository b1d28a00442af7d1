import { afterEach, expect, test, vi } from 'vitest';

import { getCurrentDoubleRound, getDoubleConfig, getDoubleRound, listDoubleBets } from '../../generated/api/double';
import type { DoubleRound } from '../../generated/api/model/double-round';
import { BEACON } from '../../mocks/domain/double/beacon';
import { registerSession } from '../../src/api/session-port';
import { recordedBetRequests } from '../../src/features/double/bet/recorded-requests';
import { sumOutcome } from '../../src/features/double/table/bet-outcome';
import { COLOR_RULES, rollColor, COLORS, SLOT_COUNT, RTP_PERCENT } from '../../src/fairness/double/rules';
import { createChainLog } from '../../src/fairness/double/logs/chain-log';
import { journalTopics, writeLines } from '../../src/fairness/core/journal';
import { createCommitmentLog } from '../../src/fairness/double/logs/commitment-log';
import { createRoundAuditor } from '../../src/fairness/double/round-auditor';
import { computeRoll, LINK } from '../../src/fairness/double/checks/verify';
import type { FairCheck, Verdict } from '../../src/fairness/core/fair-checks';
import { checkVerdict, verdictOf } from '../../src/fairness/core/fair-checks';
import { sha256Hex } from '../../src/fairness/core/fair-numbers';
import type { Amount } from '../../src/shared/format/money';
import type { Prng } from '../money/prng';
import { createPrng } from '../money/prng';

import type { Cheat } from './double-cheats';
import { CHEATS, cheatingResponses } from './double-cheats';
import type { DoubleHarness } from './double-harness';
import { createDoubleHarness, PLAYER } from './double-harness';

// `DOUBLE_ROUNDS=10000` runs all of them.
const ROUNDS = Number(process.env.DOUBLE_ROUNDS ?? 100);
/** Number of rounds with cheats, in `npm test` one with each cheat. */
const CHEATED_ROUNDS = process.env.DOUBLE_ROUNDS === undefined ? CHEATS.length : Math.min(ROUNDS, 300);
/** Number of rounds per table: a new one has other seeds. */
const ROUNDS_PER_TABLE = 1000;
const { chainHash, publicKey, genesisTime, periodS } = BEACON;
const STAND_IN_BEACON = { chainHash, publicKey, genesisTime, periodS };

afterEach(() => {
  registerSession(null);
  vi.unstubAllGlobals();
});

interface PlayedRound {
  readonly round: DoubleRound;
  readonly checks: readonly FairCheck[];
  readonly verdict: Verdict;
  readonly staked: Amount;
  readonly paid: Amount;
  /** Variance of the payout, in cents squared. */
  readonly variance: number;
}

/** Creates the site's verification, without its pages. */
function createSite(table: DoubleHarness) {
  // Tables of earlier tests had rounds of the same ids.
  for (const id of journalTopics('double')) writeLines('double', id, []);
  const chains = createChainLog();
  const logs = {
    chains,
    commitments: createCommitmentLog(),
  };
  const auditor = createRoundAuditor({
    logs,
    beacon: () => STAND_IN_BEACON,
    fetchBets: async (roundId) => (await listDoubleBets({ round_id: roundId, per_page: 60 })).data,
    fetchRound: () => Promise.reject(new Error('unknown')),
    record: () => {},
    sleep: () => Promise.resolve(),
  });
  const readConfig = async (round: number) => chains.record((await getDoubleConfig()).data, STAND_IN_BEACON, round, 0);
  return {
    ...logs,
    readConfig,
    /** Reads the chains, as a page does when it opens. */
    open: async () => readConfig((await getCurrentDoubleRound()).data.round),
    /** Reads the round before from the history, if it is unknown. */
    async readPrevious({ round, chain_id }: DoubleRound): Promise<void> {
      if (logs.commitments.serverSeed(round - 1, chain_id) !== undefined) return;
      logs.commitments.record((await getDoubleRound(`dbl_${round - 1}`)).data);
    },
    examine: (round: DoubleRound) => auditor.examine(round, { player: PLAYER, serverNow: () => table.now() + 61_000 }),
  };
}

/** Plays a round as the site does, and verifies it. */
async function playRound(table: DoubleHarness, site: ReturnType<typeof createSite>, prng: Prng): Promise<PlayedRound> {
  table.toNextRound();
  const { data: open } = await getCurrentDoubleRound();
  site.commitments.record(open);
  await site.readPrevious(open);
  expect(open.status).toBe('waiting');
  const stakes = new Map<string, number>();
  for (let left = prng.integer(1, 3); left > 0; left -= 1) {
    const color = prng.pick(COLORS);
    const amount = prng.integer(10, 2000);
    const asked = { round_id: open.id, color, amount };
    await recordedBetRequests(PLAYER).send(prng.uuid(), asked);
    stakes.set(color, (stakes.get(color) ?? 0) + amount);
  }
  table.toRolling();
  site.commitments.record((await getCurrentDoubleRound()).data);
  table.toComplete();
  const { data: round } = await getDoubleRound(open.id);
  site.commitments.record(round);
  await site.readConfig(round.round);
  const { checks, verdict, evidence } = await site.examine(round);
  const outcome = sumOutcome(evidence.reported ?? []);
  return { round, checks, verdict, ...(outcome ?? { staked: 0, paid: 0 }), variance: payoutVariance(stakes) };
}

/** Returns the variance of the payout. */
function payoutVariance(stakes: ReadonlyMap<string, number>): number {
  const paid = COLORS.map((color) => ({
    by: (stakes.get(color) ?? 0) * COLOR_RULES[color].pays,
    likely: COLOR_RULES[color].slots / SLOT_COUNT,
  }));
  const mean = paid.reduce((sum, { by, likely }) => sum + by * likely, 0);
  return paid.reduce((sum, { by, likely }) => sum + (by - mean) ** 2 * likely, 0);
}

test(
  `${ROUNDS} random rounds through the site's modules pass verification, and their return is the stated one`,
  async () => {
    const prng = createPrng(ROUNDS);
    let [staked, paid, variance] = [0, 0, 0];
    for (let played = 0; played < ROUNDS;) {
      const table = createDoubleHarness(`double ${played}`);
      const before = table.balance();
      const site = createSite(table);
      await site.open();
      let [put, back] = [0, 0];
      for (const end = Math.min(ROUNDS, played + ROUNDS_PER_TABLE); played < end; played += 1) {
        const one = await playRound(table, site, prng);
        expect(one.verdict, `${one.round.id}: ${JSON.stringify(one.checks)}`).toBe('passed');
        put += Number(one.staked);
        back += Number(one.paid);
        variance += one.variance;
      }
      expect(table.balance(), PLAYER).toBe(before - put + back);
      expect(table.reports).toEqual([]);
      staked += put;
      paid += back;
    }
    const expected = (staked * RTP_PERCENT) / 100;
    const error = Math.sqrt(variance);
    const off = (paid - expected) / error;
    const percent = (cents: number) => ((100 * cents) / staked).toFixed(3);
    console.info({
      rounds: ROUNDS,
      'return %': percent(paid),
      'stated %': RTP_PERCENT.toFixed(3),
      'one standard error %': percent(error),
      'standard errors off': off.toFixed(2),
    });
    expect(Math.abs(off)).toBeLessThan(3);
  },
  Math.max(60_000, ROUNDS * 300),
);

test('the chain covers the whole past of a table, and a break in it fails verification', async () => {
  const site = createSite(createDoubleHarness('the past'));
  await site.open();
  const rounds = await Promise.all([99_999, 100_000, 100_001, 100_002].map(async (round) => (await getDoubleRound(`dbl_${round}`)).data));
  for (const [index, round] of rounds.entries()) {
    site.commitments.record(round);
    const { checks } = await site.examine(round);
    expect(verdictOf(checks), JSON.stringify(checks)).toBe('unchecked');
    expect(checks.some(({ name, passed }) => name === LINK && passed)).toBe(index > 0);
    if (index === 0) continue;
    // The values are consistent, so that only the link fails.
    const server_seed = createPrng(index).uuid().replaceAll('-', '').repeat(2);
    const roll = await computeRoll({ round: round.round, serverSeed: server_seed, publicSeed: round.public_seed });
    const exchanged = { ...round, server_seed, server_seed_hash: await sha256Hex(server_seed), roll, color: rollColor(roll) };
    const found = (await site.examine(exchanged)).checks;
    expect(found.filter((check) => checkVerdict(check) === 'failed').map(({ name }) => name)).toEqual([LINK]);
  }
});

test('a change of chains is green from the last round of one to the rounds of the next', async () => {
  const table = createDoubleHarness('chain change');
  table.toChainEnd(4);
  const site = createSite(table);
  await site.open();
  const prng = createPrng(3);
  const played: PlayedRound[] = [];
  for (let left = 8; left > 0; left -= 1) played.push(await playRound(table, site, prng));
  expect(played.map(({ verdict }) => verdict)).toEqual(played.map(() => 'passed'));
  expect(new Set(played.map(({ round }) => round.chain_id)).size).toBe(2);
  const first = played.find(({ round }) => round.chain_id !== played[0]?.round.chain_id);
  expect(first?.checks.map(({ name }) => name)).toContain('Ligação com o hash final da sequência');
});

test('a voided round returns the bets and is orange, and the rounds after it are green', async () => {
  const table = createDoubleHarness('voided');
  const site = createSite(table);
  await site.open();
  const prng = createPrng(4);
  table.toNextRound();
  const { data: open } = await getCurrentDoubleRound();
  site.commitments.record(open);
  const asked = { round_id: open.id, color: 'red', amount: 500 } as const;
  const before = table.balance();
  await recordedBetRequests(PLAYER).send(prng.uuid(), asked);
  expect(table.voidRound().ok).toBe(true);
  const { data: round } = await getDoubleRound(open.id);
  site.commitments.record(round);
  await site.readConfig(round.round);
  const { checks, verdict, bets } = await site.examine(round);
  expect(verdict, JSON.stringify(checks)).toBe('unchecked');
  expect(bets.flatMap((bet) => bet.checks).every(({ passed }) => passed)).toBe(true);
  expect(table.balance()).toBe(before);
  expect((await playRound(table, site, prng)).verdict).toBe('passed');
});

test(
  `a cheating table fails verification in each of ${CHEATED_ROUNDS} rounds`,
  async () => {
    const prng = createPrng(CHEATED_ROUNDS + 1);
    const table = createDoubleHarness('cheats');
    const caught = new Map<Cheat, number>();
    for (let round = 0; round < CHEATED_ROUNDS; round += 1) {
      const cheat = CHEATS[round % CHEATS.length] ?? CHEATS[0];
      const site = createSite(table);
      // The next round is compared with the seed of an honest one.
      table.setFilter(undefined);
      await site.open();
      const before = await playRound(table, site, prng);
      expect(before.verdict, JSON.stringify(before.checks)).toBe('passed');
      table.setFilter(cheatingResponses(cheat, prng));
      const { checks, verdict } = await playRound(table, site, prng);
      expect(verdict, `${cheat}: ${JSON.stringify(checks)}`).toBe('failed');
      caught.set(cheat, (caught.get(cheat) ?? 0) + 1);
    }
    console.info(Object.fromEntries(caught));
  },
  Math.max(60_000, CHEATED_ROUNDS * 2400),
);
