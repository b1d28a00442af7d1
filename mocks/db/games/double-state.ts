import type { DoubleTable } from '../../domain/double/double';
import type { DoubleBet } from '../../domain/double/double-bets';
import { mockChain } from '../../domain/double/double-chain';
import { createChainList, MAX_BEACON_OFFSET } from '../../domain/double/double-chain-terms';
import { ROUND_MS } from '../../domain/double/double-clock';
import type { Random } from '../../domain/random';

/** Rounds before the world's start, about a month, so that the clock can be set back. */
const PAST_ROUNDS = 101_000;

/** State of the table as plain data. */
export interface DoubleState {
  /** Time when round 1 opens, in Unix ms. */
  epoch: number;
  /** Number of beacon rounds that makes the public seeds of worlds differ, because all share the chains of server seeds. */
  beaconOffset: number;
  /** Numbers of the voided rounds. */
  voided: number[];
  bets: DoubleBet[];
}

/** State of a snapshot. Those from before the chains had terms lack some keys. */
export type SavedDoubleState = Pick<DoubleState, 'epoch' | 'bets'> & Partial<DoubleState>;

/**
 * Returns the state of a new world.
 *
 * @param start epoch ms
 */
export function initialState(start: number, random: Random): DoubleState {
  const chance = random.fork('double');
  const epoch = Math.floor(start / ROUND_MS - PAST_ROUNDS) * ROUND_MS;
  return { epoch, beaconOffset: chance.integer(0, MAX_BEACON_OFFSET), voided: [], bets: [] };
}

/** Returns the table of a state, with its chains and seeds. */
export function createTable(state: DoubleState) {
  const chains = createChainList(mockChain, state.epoch, state.beaconOffset);
  const table: DoubleTable = {
    epoch: state.epoch,
    getSeed: mockChain.getSeed,
    chainAt: chains.at,
    isVoided: (round) => state.voided.includes(round),
  };
  return { table, chains, seeds: mockChain };
}
