import type { DoubleRound } from '@generated/api/model/double-round';
import type { DoubleRoundStatus } from '@generated/api/model/double-round-status';

/** Durations of the three phases of a round. */
export const BETTING_MS = 15_000;
export const ROLLING_MS = 6000;
export const COMPLETE_MS = 4000;

/** Phase of a round. `over`: the round has ended and the next one is not known yet. */
export type Phase = DoubleRoundStatus | 'over';

const PHASE_ORDER: readonly Phase[] = ['waiting', 'rolling', 'complete', 'over'];

/** Times of a round in epoch ms of the server's clock. */
export interface RoundTimes {
  readonly bettingEndsAt: number;
  /** The wheel stops and bets are settled. */
  readonly landsAt: number;
  /** The next round opens. */
  readonly endsAt: number;
}

/** Returns the times of a round. */
export function roundTimes({ betting_ends_at }: Pick<DoubleRound, 'betting_ends_at'>): RoundTimes {
  const bettingEndsAt = Date.parse(betting_ends_at);
  const landsAt = bettingEndsAt + ROLLING_MS;
  return { bettingEndsAt, landsAt, endsAt: landsAt + COMPLETE_MS };
}

/**
 * Returns the phase of a round at a time: by the clock, but never behind the status that the server sent.
 *
 * @param now server time in epoch ms
 */
export function phaseAt(round: Pick<DoubleRound, 'betting_ends_at' | 'status'>, now: number): Phase {
  return laterPhase(phaseByClock(roundTimes(round), now), round.status);
}

/** Returns the time of the next phase change in epoch ms; null if there is none. */
export function nextPhaseChange({ bettingEndsAt, landsAt, endsAt }: RoundTimes, now: number): number | null {
  return [bettingEndsAt, landsAt, endsAt].find((moment) => moment > now) ?? null;
}

function phaseByClock({ bettingEndsAt, landsAt, endsAt }: RoundTimes, now: number): Phase {
  if (now < bettingEndsAt) return 'waiting';
  if (now < landsAt) return 'rolling';
  return now < endsAt ? 'complete' : 'over';
}

const laterPhase = (one: Phase, other: Phase): Phase => (PHASE_ORDER.indexOf(one) < PHASE_ORDER.indexOf(other) ? other : one);
