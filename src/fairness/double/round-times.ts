import type { DoubleRound } from '@generated/api/model/double-round';

/** Time in which a round takes bets. The contract fixes the durations of all phases. */
export const BETTING_MS = 15_000;
/** Time in which the wheel turns after the end of betting. */
export const ROLLING_MS = 6000;
/** Time from the stop of the wheel to the start of the next round. */
export const COMPLETE_MS = 4000;
/** Time from the start of a round to the start of the next one. */
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
