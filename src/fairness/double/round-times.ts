import type { DoubleRound } from '@generated/api/model/double-round';

/** Durations of the phases of a round, as the contract fixes them. */
export const BETTING_MS = 15_000;
export const ROLLING_MS = 6000;
export const COMPLETE_MS = 4000;
export const ROUND_MS = BETTING_MS + ROLLING_MS + COMPLETE_MS;

/** Times in epoch ms of the server's clock. */
export interface RoundTimes {
  readonly bettingEndsAt: number;
  /** Time when the wheel stops and bets are settled. */
  readonly landsAt: number;
  /** Time when the next round opens. */
  readonly endsAt: number;
}

/** Returns the times of a round, which follow from its end of betting. */
export function roundTimes({ betting_ends_at }: Pick<DoubleRound, 'betting_ends_at'>): RoundTimes {
  const bettingEndsAt = Date.parse(betting_ends_at);
  const landsAt = bettingEndsAt + ROLLING_MS;
  return { bettingEndsAt, landsAt, endsAt: landsAt + COMPLETE_MS };
}
