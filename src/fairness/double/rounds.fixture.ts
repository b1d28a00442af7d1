import type { DoubleChain } from '@generated/api/model/double-chain';
import type { DoubleRound } from '@generated/api/model/double-round';

import type { Known } from '@/shared/lib/known';

import { doubleRound } from '../../../mocks/factories/rounds.fixture';
import { sha256Hex } from '../core/fair-numbers';
import { computeRoll } from './checks/verify';
import { rollColor } from './rules';
import { CHAIN_ID, DRAWN, PUBLIC_SEED } from './signing.fixture';
import { BETTING_MS, ROLLING_MS, ROUND_MS } from './round-times';

/** Start of round 1 in epoch ms. */
export const OPENS_AT = Date.parse('2026-11-21T14:00:00-03:00');
export { ROUND_MS };

export type TestRounds = Awaited<ReturnType<typeof createTestRounds>>;

/**
 * Creates an honest table's rounds, by number from 1.
 *
 * @param count number of rounds that can be over; the last seed is 64 times 'a'
 * @returns the chain, and functions that return a round: while it takes bets (`open`), with its result (`over`), or voided with its
 *   seed (`voided`). `over` and `voided` throw a RangeError above `count`
 */
export async function createTestRounds(count: number) {
  const seeds = ['a'.repeat(64)];
  while (seeds.length < count) seeds.unshift(await sha256Hex(seeds[0] ?? ''));
  const before = await sha256Hex(seeds[0] ?? '');
  const rolls = await Promise.all(seeds.map((serverSeed, index) => computeRoll({ round: index + 1, serverSeed, publicSeed: PUBLIC_SEED })));

  function over(round: number): Known<DoubleRound> {
    const roll = rolls[round - 1];
    const seed = seeds[round - 1];
    if (roll === undefined || seed === undefined) throw new RangeError(`no round ${round}`);
    return { ...open(round), status: 'complete', roll, color: rollColor(roll), server_seed: seed };
  }

  function open(round: number): Known<DoubleRound> {
    return doubleRound(round, {
      chain_id: CHAIN_ID,
      betting_ends_at: new Date(OPENS_AT + (round - 1) * ROUND_MS + BETTING_MS).toISOString(),
      server_time: new Date(OPENS_AT + (round - 1) * ROUND_MS).toISOString(),
      server_seed_hash: seeds[round - 2] ?? before,
      public_seed: PUBLIC_SEED,
    });
  }

  function voided(round: number): Known<DoubleRound> {
    return { ...open(round), status: 'voided', server_seed: over(round).server_seed };
  }

  return {
    over,
    open,
    voided,
    chain: { id: CHAIN_ID, first_round: 1, length: 10_000, terminal_hash: before, ...DRAWN } satisfies DoubleChain,
    /** Returns the round as sent at this epoch ms. Throws a RangeError above `count`, once the bets of the round are closed. */
    at(now: number): Known<DoubleRound> {
      const round = Math.floor((now - OPENS_AT) / ROUND_MS) + 1;
      const into = (now - OPENS_AT) % ROUND_MS;
      const server_time = new Date(now).toISOString();
      if (into < BETTING_MS) return { ...open(round), server_time };
      return { ...over(round), server_time, status: into < BETTING_MS + ROLLING_MS ? 'rolling' : 'complete' };
    },
  };
}
