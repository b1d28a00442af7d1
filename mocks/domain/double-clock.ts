import type { components } from '@generated/schema';

import { SECOND } from './calendar';

/** How long bets are taken, the wheel turns, and the outcome stands (`getCurrentDoubleRound` in openapi/tags/double.yaml). */
export const WAITING = 15 * SECOND;
export const ROLLING = 6 * SECOND;
export const COMPLETE = 4 * SECOND;
export const ROUND = WAITING + ROLLING + COMPLETE;

/** When a round of double does what, in milliseconds since 1970. */
export interface RoundTimes {
  round: number;
  opensAt: number;
  /** From here bets are refused and the wheel turns. */
  bettingEndsAt: number;
  /** From here the outcome stands and bets are paid. */
  completeAt: number;
  /** The next round opens. */
  endsAt: number;
}

/**
 * The times of a round.
 *
 * @param epoch when round 1 opens
 * @param round from 1
 */
export function timesOf(epoch: number, round: number): RoundTimes {
  const opensAt = epoch + (round - 1) * ROUND;
  const bettingEndsAt = opensAt + WAITING;
  return { round, opensAt, bettingEndsAt, completeAt: bettingEndsAt + ROLLING, endsAt: opensAt + ROUND };
}

/** The round that runs at a moment; before the epoch it is the first, which waits. */
export function roundAt(epoch: number, now: number): number {
  return Math.max(1, Math.floor((now - epoch) / ROUND) + 1);
}

/** What a round does at a moment; one that is over stays complete. */
export function statusOf({ bettingEndsAt, completeAt }: RoundTimes, now: number): components['schemas']['DoubleRoundStatus'] {
  if (now < bettingEndsAt) return 'waiting';
  return now < completeAt ? 'rolling' : 'complete';
}

/** A round opens, rolls or is complete. */
export interface Milestone {
  at: number;
  round: number;
  status: components['schemas']['DoubleRoundStatus'];
}

/** The milestone that comes next after a moment, for a timer to wait for. */
export function nextMilestone(epoch: number, now: number): Milestone {
  const times = timesOf(epoch, roundAt(epoch, now));
  const { round } = times;
  if (now < times.opensAt) return { at: times.opensAt, round, status: 'waiting' };
  if (now < times.bettingEndsAt) return { at: times.bettingEndsAt, round, status: 'rolling' };
  if (now < times.completeAt) return { at: times.completeAt, round, status: 'complete' };
  return { at: times.endsAt, round: round + 1, status: 'waiting' };
}

/**
 * What happened after one moment up to another, the oldest first. A clock that leapt far gives the last ones only:
 * nobody wants to hear a day's rounds at once.
 *
 * @param most how many at most
 */
export function milestonesBetween(epoch: number, after: number, upTo: number, most = 3): Milestone[] {
  const found: Milestone[] = [];
  // Three a round: no earlier one can be among the last `most`.
  const from = Math.max(after, upTo - (Math.ceil(most / 3) + 1) * ROUND);
  for (let next = nextMilestone(epoch, from); next.at <= upTo; next = nextMilestone(epoch, next.at)) found.push(next);
  return found.slice(-most);
}
