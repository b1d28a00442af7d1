import type { components } from '@generated/schema';

import { SECOND } from './calendar';

/** Durations of a round's phases in ms: betting, rolling, result (`getCurrentDoubleRound` in openapi/tags/double.yaml). */
export const WAITING_MS = 15 * SECOND;
export const ROLLING_MS = 6 * SECOND;
export const COMPLETE_MS = 4 * SECOND;
export const ROUND_MS = WAITING_MS + ROLLING_MS + COMPLETE_MS;

/** The timestamps of a round, in Unix ms. */
export interface RoundTimes {
  round: number;
  opensAt: number;
  /** Betting closes and the wheel starts to roll. */
  bettingEndsAt: number;
  /** The outcome is final and bets are paid. */
  completeAt: number;
  /** The next round opens. */
  endsAt: number;
}

/**
 * Returns the timestamps of a round.
 *
 * @param epoch when round 1 opens, Unix ms
 * @param round from 1
 */
export function roundTimes(epoch: number, round: number): RoundTimes {
  const opensAt = epoch + (round - 1) * ROUND_MS;
  const bettingEndsAt = opensAt + WAITING_MS;
  return { round, opensAt, bettingEndsAt, completeAt: bettingEndsAt + ROLLING_MS, endsAt: opensAt + ROUND_MS };
}

/** Returns the current round; 1 before the epoch. */
export function roundAt(epoch: number, now: number): number {
  return Math.max(1, Math.floor((now - epoch) / ROUND_MS) + 1);
}

/** Returns the status of a round; a past round stays complete. */
export function roundStatus({ bettingEndsAt, completeAt }: RoundTimes, now: number): components['schemas']['DoubleRoundStatus'] {
  if (now < bettingEndsAt) return 'waiting';
  return now < completeAt ? 'rolling' : 'complete';
}

/** A status change of a round. */
export interface Milestone {
  at: number;
  round: number;
  status: components['schemas']['DoubleRoundStatus'];
}

/** Returns the next milestone after a timestamp. */
export function nextMilestone(epoch: number, now: number): Milestone {
  const times = roundTimes(epoch, roundAt(epoch, now));
  const { round } = times;
  if (now < times.opensAt) return { at: times.opensAt, round, status: 'waiting' };
  if (now < times.bettingEndsAt) return { at: times.bettingEndsAt, round, status: 'rolling' };
  if (now < times.completeAt) return { at: times.completeAt, round, status: 'complete' };
  return { at: times.endsAt, round: round + 1, status: 'waiting' };
}

/**
 * Returns the milestones in a time range, oldest first. After a large clock jump only the last ones are returned.
 *
 * @param max maximum number of milestones
 */
export function milestonesBetween(epoch: number, after: number, upTo: number, max = 3): Milestone[] {
  const found: Milestone[] = [];
  // A round has three milestones, so no earlier round can contribute.
  const from = Math.max(after, upTo - (Math.ceil(max / 3) + 1) * ROUND_MS);
  for (let next = nextMilestone(epoch, from); next.at <= upTo; next = nextMilestone(epoch, next.at)) found.push(next);
  return found.slice(-max);
}
