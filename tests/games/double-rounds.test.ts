import { afterEach, expect, test, vi } from 'vitest';

import { getCurrentDoubleRound, getDoubleRound, listDoubleBets } from '../../generated/api/double';
import type { DoubleRound } from '../../generated/api/model/double-round';
import { registerSession } from '../../src/api/session-port';
import { placeBetRequests } from '../../src/features/double/bet/bet-operation';
import { sumOutcome } from '../../src/features/double/bet/bet-outcome';
import { COLOR_RULES, rollColor, COLORS, SLOT_COUNT, RTP_PERCENT } from '../../src/features/double/rules';
import { computeRoll, verifyRound } from '../../src/features/double/fairness/verify';
import type { CommitmentLog } from '../../src/features/double/fairness/commitment-log';
import { createCommitmentLog } from '../../src/features/double/fairness/commitment-log';
import type { FairCheck } from '../../src/shared/fairness/fair-checks';
import { allPassed } from '../../src/shared/fairness/fair-checks';
import { sha256Hex } from '../../src/shared/fairness/fair-numbers';
import type { Prng } from '../money/prng';
import { createPrng } from '../money/prng';

import type { Cheat } from './double-cheats';
import { CHEATS, cheatingResponses } from './double-cheats';
import type { DoubleHarness } from './double-harness';
import { createDoubleHarness, PLAYER } from './double-harness';

// `DOUBLE_ROUNDS=10000` runs all of them.
const ROUNDS = Number(process.env.DOUBLE_ROUNDS ?? 300);
const CHEATED_ROUNDS = Math.min(ROUNDS, 300);
/** A new table has other seeds. */
const ROUNDS_PER_TABLE = 1000;

afterEach(() => {
  registerSession(null);
  vi.unstubAllGlobals();
});

interface PlayedRound {
  readonly round: DoubleRound;
  readonly checks: readonly FairCheck[];
  readonly staked: number;
  readonly paid: number;
  /** Of the payout, in cents squared. */
  readonly variance: number;
}

/** Plays a round as the site does, and verifies it. */
async function playRound(table: DoubleHarness, commitmentLog: CommitmentLog, prng: Prng): Promise<PlayedRound> {
  table.toNextRound();
  const { data: open } = await getCurrentDoubleRound();
  commitmentLog.record(open);
  expect(open.status).toBe('waiting');
  const stakes = new Map<string, number>();
  for (let left = prng.integer(1, 3); left > 0; left -= 1) {
    const color = prng.pick(COLORS);
    const amount = prng.integer(10, 2000);
    await placeBetRequests.send(prng.uuid(), { round_id: open.id, color, amount });
    stakes.set(color, (stakes.get(color) ?? 0) + amount);
  }
  table.toRolling();
  commitmentLog.record((await getCurrentDoubleRound()).data);
  table.toComplete();
  const { data: round } = await getDoubleRound(open.id);
  commitmentLog.record(round);
  const { data: bets } = await listDoubleBets({ round_id: open.id, per_page: 60 });
  const checks = await verifyRound({
    round,
    commitment: commitmentLog.commitmentTo(round.round),
    previousSeed: commitmentLog.serverSeed(round.round - 1),
    bets,
  });
  const outcome = sumOutcome(bets);
  if (outcome === undefined) throw new Error(`${round.id} is not settled`);
  return { round, checks, ...outcome, variance: payoutVariance(stakes) };
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
    let [staked, paid, variance, linked] = [0, 0, 0, 0];
    for (let played = 0; played < ROUNDS;) {
      const table = createDoubleHarness(`double ${played}`);
      const before = table.balance();
      const commitmentLog = createCommitmentLog();
      let [put, back] = [0, 0];
      for (const end = Math.min(ROUNDS, played + ROUNDS_PER_TABLE); played < end; played += 1) {
        const one = await playRound(table, commitmentLog, prng);
        expect(allPassed(one.checks), `${one.round.id}: ${JSON.stringify(one.checks)}`).toBe(true);
        linked += one.checks.some(({ name }) => name === 'Elo com a rodada anterior') ? 1 : 0;
        put += one.staked;
        back += one.paid;
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
      'linked to the one before': linked,
      'return %': percent(paid),
      'stated %': RTP_PERCENT.toFixed(3),
      'one standard error %': percent(error),
      'standard errors off': off.toFixed(2),
    });
    // The first round of each table has no known predecessor.
    expect(linked).toBe(ROUNDS - Math.ceil(ROUNDS / ROUNDS_PER_TABLE));
    expect(Math.abs(off)).toBeLessThan(3);
  },
  Math.max(60_000, ROUNDS * 100),
);

test('the chain covers the whole past of a table, and a break in it fails verification', async () => {
  createDoubleHarness('the past');
  const prng = createPrng(2);
  const rounds = await Promise.all([99_999, 100_000, 100_001, 100_002].map(async (round) => (await getDoubleRound(`dbl_${round}`)).data));
  for (const [index, round] of rounds.entries()) {
    const previousSeed = rounds[index - 1]?.server_seed ?? undefined;
    const checks = await verifyRound({ round, previousSeed });
    expect(allPassed(checks), JSON.stringify(checks)).toBe(true);
    expect(checks.some(({ name }) => name === 'Elo com a rodada anterior')).toBe(index > 0);
    if (index === 0) continue;
    // With consistent values: only the link fails.
    const server_seed = Array.from({ length: 64 }, () => prng.integer(0, 15).toString(16)).join('');
    const roll = await computeRoll({ round: round.round, serverSeed: server_seed, publicSeed: round.public_seed });
    const exchanged = { ...round, server_seed, server_seed_hash: await sha256Hex(server_seed), roll, color: rollColor(roll) };
    const found = await verifyRound({ round: exchanged, previousSeed });
    expect(found.filter(({ passed }) => !passed).map(({ name }) => name)).toEqual(['Elo com a rodada anterior']);
  }
});

test(
  `a cheating table fails verification in each of ${CHEATED_ROUNDS} rounds`,
  async () => {
    const prng = createPrng(CHEATED_ROUNDS + 1);
    const table = createDoubleHarness('cheats');
    const caught = new Map<Cheat, number>();
    for (let round = 0; round < CHEATED_ROUNDS; round += 1) {
      const cheat = CHEATS[round % CHEATS.length] ?? CHEATS[0];
      const commitmentLog = createCommitmentLog();
      // The next round is compared with the seed of an honest one.
      table.setFilter(undefined);
      const { checks: before } = await playRound(table, commitmentLog, prng);
      expect(allPassed(before), JSON.stringify(before)).toBe(true);
      table.setFilter(cheatingResponses(cheat, prng));
      const { checks } = await playRound(table, commitmentLog, prng);
      expect(checks.length, cheat).toBeGreaterThan(0);
      expect(allPassed(checks), `${cheat}: ${JSON.stringify(checks)}`).toBe(false);
      caught.set(cheat, (caught.get(cheat) ?? 0) + 1);
    }
    console.info(Object.fromEntries(caught));
  },
  Math.max(60_000, CHEATED_ROUNDS * 200),
);
