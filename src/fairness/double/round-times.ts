import type { DoubleRound } from '@generated/api/model/double-round';

/** Time in which a round takes bets. The contract fixes the durations of all phases. */
export const BETTING_MS = 15_000;
/** Time in which the wheel turns after the end of betting. */
export const ROLLING_MS = 6000;
/** Time from the stop of the wheel to the start of the next round. */
export const COMPLETE_MS = 4000;
/** Time from the start of a round to the start of the next one. */
export const ROUND_MS = BETTING_MS + ROLLING_MS + COMPLETE_MS;

/** Times of a round. At `landsAt` the wheel stops and bets are settled, at `endsAt` the next round opens. */
export type RoundTimes = Readonly<ReturnType<typeof roundTimes>>;

/** Returns the times of a round in epoch ms of the server's clock, which follow from its end of betting. */
export function roundTimes({ betting_ends_at }: Pick<DoubleRound, 'betting_ends_at'>) {
  const bettingEndsAt = Date.parse(betting_ends_at);
  const landsAt = bettingEndsAt + ROLLING_MS;
  return { bettingEndsAt, landsAt, endsAt: landsAt + COMPLETE_MS };
}
