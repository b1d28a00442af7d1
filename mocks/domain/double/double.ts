import type { components } from '@generated/schema';

import { isoDateTime } from '../calendar';
import type { Milestone, RoundTimes } from './double-clock';
import { roundPhase, roundTimes } from './double-clock';
import type { DomainEvent } from '../domain-events';
import { drawNumbers, seedHash } from '../fairness';

type Schemas = components['schemas'];
export type DoubleColor = Schemas['DoubleColor'];
export type DoubleTotals = Schemas['DoubleTotals'];

/** Table of Double: when its rounds take place, and what their results follow from. */
export interface DoubleTable {
  /** Time when round 1 opens, in Unix ms. */
  epoch: number;
  /** Returns the server seed of a round (from 1). */
  getSeed(round: number): string;
  /** Returns the chain of a round. */
  chainAt(round: number): { id: string; publicSeed: string };
  isVoided(round: number): boolean;
}

/** Totals of a round without bets, in cents by colour. */
export const NO_TOTALS: DoubleTotals = { white: 0, red: 0, black: 0 };

/**
 * Computes the number of a round, 0 to 14: floor(f × 15), with f from `public_seed:round:0` (`getCurrentDoubleRound` in
 * openapi/tags/double.yaml) (SPEC G3).
 */
export function computeRoll(serverSeed: string, publicSeed: string, round: number): number {
  const [first = 0] = drawNumbers(1, serverSeed, publicSeed, round);
  return Math.floor(first * 15);
}

/** Returns the colour: 0 is white, 1–7 red, 8–14 black. */
export function rollColor(roll: number): DoubleColor {
  if (roll === 0) return 'white';
  return roll <= 7 ? 'red' : 'black';
}

/** Returns the payout factor of a colour, stake included: 14 for white, 2 for red and black. */
export const payoutFactor = (color: DoubleColor): number => (color === 'white' ? 14 : 2);

/** Returns the outcome even of a future round; the caller hides it while betting is open. */
export function roundOutcome({ getSeed, chainAt }: Pick<DoubleTable, 'getSeed' | 'chainAt'>, round: number) {
  const serverSeed = getSeed(round);
  const roll = computeRoll(serverSeed, chainAt(round).publicSeed, round);
  return { roll, color: rollColor(roll), serverSeed };
}

/** Returns the id of a round, the inverse of `parseRoundId`. */
export const roundId = (round: number): string => `dbl_${String(round)}`;

/** Returns the number of a round; undefined for an invalid id. */
export function parseRoundId(id: string): number | undefined {
  const [, digits] = /^dbl_([1-9]\d{0,14})$/.exec(id) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Maps a round to the contract. Roll, colour and server seed are null while betting is open. A voided round has only the seed of them. */
export function toDoubleRoundDto(table: DoubleTable, round: number, totals: DoubleTotals, now: number): Schemas['DoubleRound'] {
  const times = roundTimes(table.epoch, round);
  const { roll, color, serverSeed } = roundOutcome(table, round);
  const status = table.isVoided(round) ? 'voided' : roundPhase(times, now);
  const hasRoll = status === 'rolling' || status === 'complete';
  return {
    ...publicRoundFields(table, times, serverSeed, now),
    status,
    totals,
    roll: hasRoll ? roll : null,
    color: hasRoll ? color : null,
    server_seed: status === 'waiting' ? null : serverSeed,
  };
}

/**
 * Returns the `games.double` event for a milestone; `totals` are sent at the end, `now` (Unix ms) as server time when the round opens.
 * Ignores `isVoided`: the caller must not send the roll or end of a voided round.
 */
export function milestoneEvent(table: DoubleTable, { round, status }: Milestone, totals: DoubleTotals, now: number): DomainEvent {
  const { roll, color, serverSeed } = roundOutcome(table, round);
  const common = { id: roundId(round), round, roll, color };
  switch (status) {
    case 'waiting': {
      const payload = publicRoundFields(table, roundTimes(table.epoch, round), serverSeed, now);
      return { name: 'DoubleRoundOpened', subject: '', payload };
    }
    case 'rolling':
      return { name: 'DoubleRoundRolling', subject: '', payload: { ...common, server_seed: serverSeed } };
    case 'complete':
      return { name: 'DoubleRoundFinished', subject: '', payload: { ...common, totals } };
  }
}

/** Returns the `games.double` event of a voided round. */
export function voidedEvent({ getSeed }: Pick<DoubleTable, 'getSeed'>, round: number): DomainEvent {
  return { name: 'DoubleRoundVoided', subject: '', payload: { id: roundId(round), round, server_seed: getSeed(round) } };
}

/** Returns the event with a round's stakes, to send at most once a second. */
export function totalsEvent(round: number, totals: DoubleTotals): DomainEvent {
  return { name: 'DoubleTotalsUpdated', subject: '', payload: { id: roundId(round), totals } };
}

function publicRoundFields({ chainAt }: DoubleTable, { round, bettingEndsAt }: RoundTimes, serverSeed: string, now: number) {
  const chain = chainAt(round);
  return {
    id: roundId(round),
    round,
    chain_id: chain.id,
    betting_ends_at: isoDateTime(bettingEndsAt),
    server_time: isoDateTime(now),
    server_seed_hash: seedHash(serverSeed),
    public_seed: chain.publicSeed,
  };
}
