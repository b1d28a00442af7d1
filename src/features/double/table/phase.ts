import type { DoubleRound } from '@generated/api/model/double-round';
import type { DoubleRoundStatus } from '@generated/api/model/double-round-status';

export const BETTING_MS = 15_000;
export const ROLLING_MS = 6000;
export const COMPLETE_MS = 4000;
export const ROUND_MS = BETTING_MS + ROLLING_MS + COMPLETE_MS;

/** Phase of the table: `over` if the next round is unknown. */
export type Phase = DoubleRoundStatus | 'over';

const PHASE_ORDER: readonly Phase[] = ['waiting', 'rolling', 'complete', 'voided', 'over'];

/** Times in epoch ms of the server's clock. */
export interface RoundTimes {
  readonly bettingEndsAt: number;
  /** Time when the wheel stops and bets are settled. */
  readonly landsAt: number;
  /** Time when the next round opens. */
  readonly endsAt: number;
}

export function roundTimes({ betting_ends_at }: Pick<DoubleRound, 'betting_ends_at'>): RoundTimes {
  const bettingEndsAt = Date.parse(betting_ends_at);
  const landsAt = bettingEndsAt + ROLLING_MS;
  return { bettingEndsAt, landsAt, endsAt: landsAt + COMPLETE_MS };
}

/** Returns the phase at server time `now`, epoch ms, but never one before the received status. */
export function phaseAt(round: Pick<DoubleRound, 'betting_ends_at' | 'status'>, now: number): Phase {
  return laterPhase(phaseByClock(roundTimes(round), now), round.status);
}

/** Returns the time of the next change in epoch ms; null if there is none. */
export function nextPhaseChange({ bettingEndsAt, landsAt, endsAt }: RoundTimes, now: number): number | null {
  return [bettingEndsAt, landsAt, endsAt].find((moment) => moment > now) ?? null;
}

function phaseByClock({ bettingEndsAt, landsAt, endsAt }: RoundTimes, now: number): Phase {
  if (now < bettingEndsAt) return 'waiting';
  if (now < landsAt) return 'rolling';
  return now < endsAt ? 'complete' : 'over';
}

const laterPhase = (one: Phase, other: Phase): Phase => (PHASE_ORDER.indexOf(one) < PHASE_ORDER.indexOf(other) ? other : one);
