import type { components } from '@generated/schema';

import { SECOND } from '../calendar';

/** Duration of the phase in which bets are open. The phases are those of `getCurrentDoubleRound` in openapi/tags/double.yaml. */
export const WAITING_MS = 15 * SECOND;
/** Duration of the phase in which the wheel rolls. */
const ROLLING_MS = 6 * SECOND;
/** Duration of the phase in which the result is shown. */
const COMPLETE_MS = 4 * SECOND;
/** Duration of a round. */
export const ROUND_MS = WAITING_MS + ROLLING_MS + COMPLETE_MS;

/** Status of a round by the clock alone. */
export type RoundPhase = Exclude<components['schemas']['DoubleRoundStatus'], 'voided'>;

/** Times of a round. At `bettingEndsAt` the wheel starts to roll, at `completeAt` the outcome is final and bets are paid. */
export type RoundTimes = ReturnType<typeof roundTimes>;

/** Returns the timestamps of a round (from 1) in Unix ms; round 1 opens at `epoch`. */
export function roundTimes(epoch: number, round: number) {
  const opensAt = epoch + (round - 1) * ROUND_MS;
  const bettingEndsAt = opensAt + WAITING_MS;
  return { round, opensAt, bettingEndsAt, completeAt: bettingEndsAt + ROLLING_MS, endsAt: opensAt + ROUND_MS };
}

/** Returns the number of the round at `now` (Unix ms); 1 before the epoch. */
export function roundAt(epoch: number, now: number): number {
  return Math.max(1, Math.floor((now - epoch) / ROUND_MS) + 1);
}

/** Returns the phase of a round at `now` (Unix ms). A future round is waiting, a past one stays complete. */
export function roundPhase({ bettingEndsAt, completeAt }: RoundTimes, now: number): RoundPhase {
  if (now < bettingEndsAt) return 'waiting';
  return now < completeAt ? 'rolling' : 'complete';
}

/** Begin of a phase of a round, at a time in Unix ms. */
export interface Milestone {
  at: number;
  round: number;
  status: RoundPhase;
}

/** Returns the first phase change after `now` (Unix ms). */
export function nextMilestone(epoch: number, now: number): Milestone {
  const times = roundTimes(epoch, roundAt(epoch, now));
  const { round } = times;
  if (now < times.opensAt) return { at: times.opensAt, round, status: 'waiting' };
  if (now < times.bettingEndsAt) return { at: times.bettingEndsAt, round, status: 'rolling' };
  if (now < times.completeAt) return { at: times.completeAt, round, status: 'complete' };
  return { at: times.endsAt, round: round + 1, status: 'waiting' };
}

/** Returns the last `max` phase changes after `after` and up to `upTo` (Unix ms), oldest first. */
export function milestonesBetween(epoch: number, after: number, upTo: number, max = 3): Milestone[] {
  const found: Milestone[] = [];
  // The start is limited: a round has three milestones, so no earlier round contributes.
  const from = Math.max(after, upTo - (Math.ceil(max / 3) + 1) * ROUND_MS);
  for (let next = nextMilestone(epoch, from); next.at <= upTo; next = nextMilestone(epoch, next.at)) found.push(next);
  return found.slice(-max);
}
