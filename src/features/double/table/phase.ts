import type { DoubleRound } from '@generated/api/model/double-round';
import type { DoubleRoundStatus } from '@generated/api/model/double-round-status';

import type { RoundTimes } from '@/fairness/double/round-times';
import { roundTimes } from '@/fairness/double/round-times';

/** Phase of the table: the status of the round, or `over` if the round has ended and the next one is not known yet. */
export type Phase = DoubleRoundStatus | 'over';

const PHASE_ORDER: readonly Phase[] = ['waiting', 'rolling', 'complete', 'voided', 'over'];

/**
 * Returns the phase at server time `now`, epoch ms, but never one before the received status. An unknown status counts as `rolling`, which
 * takes no bets.
 */
export function phaseAt(round: Pick<DoubleRound, 'betting_ends_at' | 'status'>, now: number): Phase {
  return laterPhase(phaseByClock(roundTimes(round), now), round.status === 'unknown' ? 'rolling' : round.status);
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
