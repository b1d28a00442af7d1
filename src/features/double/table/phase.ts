import type { DoubleRound } from '@generated/api/model/double-round';
import type { DoubleRoundStatus } from '@generated/api/model/double-round-status';

/** How long a round takes bets, turns and stands, in ms. */
export const BETTING_MS = 15_000;
export const ROLLING_MS = 6000;
export const COMPLETE_MS = 4000;

/** What a round does; `over` is one whose successor is not known yet. */
export type Phase = DoubleRoundStatus | 'over';

const ORDER: readonly Phase[] = ['waiting', 'rolling', 'complete', 'over'];

/** When a round does what, by the server's clock, in ms. */
export interface RoundTimes {
  readonly bettingEndsAt: number;
  /** The wheel stands and bets are paid. */
  readonly landsAt: number;
  /** The next round opens. */
  readonly endsAt: number;
}

/** The times of a round. */
export function roundTimes({ betting_ends_at }: Pick<DoubleRound, 'betting_ends_at'>): RoundTimes {
  const bettingEndsAt = Date.parse(betting_ends_at);
  const landsAt = bettingEndsAt + ROLLING_MS;
  return { bettingEndsAt, landsAt, endsAt: landsAt + COMPLETE_MS };
}

/**
 * What a round does at a moment: by the clock, but never less than the server has said of it.
 *
 * @param now by the server's clock, in ms
 */
export function phaseAt(round: Pick<DoubleRound, 'betting_ends_at' | 'status'>, now: number): Phase {
  return later(byClock(roundTimes(round), now), round.status);
}

/** When the phase changes next by the clock, in ms; null where it does not any more. */
export function nextPhaseChange({ bettingEndsAt, landsAt, endsAt }: RoundTimes, now: number): number | null {
  return [bettingEndsAt, landsAt, endsAt].find((moment) => moment > now) ?? null;
}

function byClock({ bettingEndsAt, landsAt, endsAt }: RoundTimes, now: number): Phase {
  if (now < bettingEndsAt) return 'waiting';
  if (now < landsAt) return 'rolling';
  return now < endsAt ? 'complete' : 'over';
}

const later = (one: Phase, other: Phase): Phase => (ORDER.indexOf(one) < ORDER.indexOf(other) ? other : one);
