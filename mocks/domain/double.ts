import type { components } from '@generated/schema';

import { isoDateTime } from './calendar';
import type { DoubleChain } from './double-chain';
import type { Milestone, RoundTimes } from './double-clock';
import { statusOf, timesOf } from './double-clock';
import type { Fact } from './facts';
import { drawNumbers, seedHash } from './fairness';

type Schemas = components['schemas'];
export type DoubleColor = Schemas['DoubleColor'];
export type DoubleTotals = Schemas['DoubleTotals'];

/** What all rounds of double stand on. */
export interface DoubleTable {
  /** When round 1 opens, in milliseconds since 1970. */
  epoch: number;
  chain: DoubleChain;
  /** Made public after the chain was fixed. */
  publicSeed: string;
}

export const NO_TOTALS: DoubleTotals = { white: 0, red: 0, black: 0 };

/**
 * The number of a round, 0 to 14: floor(f × 15), f of the message `public_seed:round:0` (`getCurrentDoubleRound` in
 * openapi/tags/double.yaml).
 */
export function rollOf(serverSeed: string, publicSeed: string, round: number): number {
  const [first = 0] = drawNumbers(1, serverSeed, publicSeed, round);
  return Math.floor(first * 15);
}

/** 0 is white, 1 to 7 are red, 8 to 14 black. */
export function colorOf(roll: number): DoubleColor {
  if (roll === 0) return 'white';
  return roll <= 7 ? 'red' : 'black';
}

/** How often the stake is paid where its colour comes: white 14 times, red and black twice, the stake included. */
export const timesPaid = (color: DoubleColor): number => (color === 'white' ? 14 : 2);

/** The outcome of a round, whether or not its time has come: the caller shows it when bets are closed. */
export function outcomeOf({ chain, publicSeed }: DoubleTable, round: number) {
  const serverSeed = chain.seedOf(round);
  const roll = rollOf(serverSeed, publicSeed, round);
  return { roll, color: colorOf(roll), serverSeed };
}

export const roundId = (round: number): string => `dbl_${String(round)}`;

/** The number in the id of a round; nothing for another text. */
export function roundNumber(id: string): number | undefined {
  const [, digits] = /^dbl_([1-9]\d{0,14})$/.exec(id) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** A round as the contract shows it: roll, colour and server seed are null while bets are taken. */
export function shownDoubleRound(table: DoubleTable, round: number, totals: DoubleTotals, now: number): Schemas['DoubleRound'] {
  const times = timesOf(table.epoch, round);
  const { roll, color, serverSeed } = outcomeOf(table, round);
  const status = statusOf(times, now);
  const open = status === 'waiting';
  return {
    ...announced(table, times, serverSeed, now),
    status,
    totals,
    roll: open ? null : roll,
    color: open ? null : color,
    server_seed: open ? null : serverSeed,
  };
}

/**
 * What is told on `games.double` as a round comes to a milestone.
 *
 * @param totals the stakes of the round, for its end
 * @param now when it is told
 */
export function milestoneFact(table: DoubleTable, { round, status }: Milestone, totals: DoubleTotals, now: number): Fact {
  const { roll, color, serverSeed } = outcomeOf(table, round);
  const said = { id: roundId(round), round, roll, color };
  switch (status) {
    case 'waiting': {
      const payload = announced(table, timesOf(table.epoch, round), serverSeed, now);
      return { name: 'DoubleRoundOpened', subject: '', payload };
    }
    case 'rolling':
      return { name: 'DoubleRoundRolling', subject: '', payload: { ...said, server_seed: serverSeed } };
    case 'complete':
      return { name: 'DoubleRoundFinished', subject: '', payload: { ...said, totals } };
  }
}

/** What is told of the stakes of a round; the caller tells it at most once a second. */
export function totalsFact(round: number, totals: DoubleTotals): Fact {
  return { name: 'DoubleTotalsUpdated', subject: '', payload: { id: roundId(round), totals } };
}

function announced({ publicSeed }: DoubleTable, { round, bettingEndsAt }: RoundTimes, serverSeed: string, now: number) {
  return {
    id: roundId(round),
    round,
    betting_ends_at: isoDateTime(bettingEndsAt),
    server_time: isoDateTime(now),
    server_seed_hash: seedHash(serverSeed),
    public_seed: publicSeed,
  };
}
