import type { DoubleRound } from '@generated/api/model/double-round';
import type { DoubleRoundFinished } from '@generated/api/model/double-round-finished';
import type { DoubleRoundOpened } from '@generated/api/model/double-round-opened';
import type { DoubleRoundRolling } from '@generated/api/model/double-round-rolling';
import type { DoubleTotalsUpdated } from '@generated/api/model/double-totals-updated';

const STEPS = ['waiting', 'rolling', 'complete'] as const;
/** How many rounds an answer may come late; beyond that the server began anew. */
const MAX_LATE_ROUNDS = 2;

/**
 * What is known of the table after an answer: one that was overtaken on its way changes nothing.
 *
 * @param known what was known as it winningColor
 */
export function newerRound(known: DoubleRound | undefined, answer: DoubleRound): DoubleRound {
  if (known === undefined) return answer;
  if (answer.round !== known.round) return answer.round < known.round && answer.round >= known.round - MAX_LATE_ROUNDS ? known : answer;
  return STEPS.indexOf(answer.status) < STEPS.indexOf(known.status) ? known : answer;
}

/** A round that was just told to open: nobody has bet on it. */
export function roundFromOpened(opened: DoubleRoundOpened): DoubleRound {
  return { ...opened, status: 'waiting', totals: { white: 0, red: 0, black: 0 }, roll: null, color: null, server_seed: null };
}

/** A round whose stakes are told. Of another round nothing is learnt. */
export function applyTotals(known: DoubleRound, { id, totals }: DoubleTotalsUpdated): DoubleRound {
  return known.id === id ? { ...known, totals } : known;
}

/** A round whose outcome is told as the wheel begins to turn; undefined where it is not the known one. */
export function applyRolling(known: DoubleRound, { id, roll, color, server_seed }: DoubleRoundRolling): DoubleRound | undefined {
  if (known.id !== id) return undefined;
  return { ...known, status: known.status === 'complete' ? 'complete' : 'rolling', roll, color, server_seed };
}

/** A round that is over; undefined where it is not the known one, or where its seed was never told. */
export function applyFinished(known: DoubleRound, { id, roll, color, totals }: DoubleRoundFinished): DoubleRound | undefined {
  return known.id === id && known.server_seed !== null ? { ...known, status: 'complete', roll, color, totals } : undefined;
}
