import type { DoubleRound } from '@generated/api/model/double-round';
import type { DoubleRoundFinished } from '@generated/api/model/double-round-finished';
import type { DoubleRoundOpened } from '@generated/api/model/double-round-opened';
import type { DoubleRoundRolling } from '@generated/api/model/double-round-rolling';
import type { DoubleTotalsUpdated } from '@generated/api/model/double-totals-updated';

const STATUS_ORDER = ['waiting', 'rolling', 'complete'] as const;
/** A response may be this many rounds old. An even older one means that the server restarted its numbering. */
const MAX_LATE_ROUNDS = 2;

/** Returns the more recent of the cached round and a response, because responses can arrive out of order. */
export function newerRound(known: DoubleRound | undefined, response: DoubleRound): DoubleRound {
  if (known === undefined) return response;
  if (response.round !== known.round)
    return response.round < known.round && response.round >= known.round - MAX_LATE_ROUNDS ? known : response;
  return STATUS_ORDER.indexOf(response.status) < STATUS_ORDER.indexOf(known.status) ? known : response;
}

/** Returns the round of an opening event. Nobody has bet on it yet. */
export function roundFromOpened(opened: DoubleRoundOpened): DoubleRound {
  return { ...opened, status: 'waiting', totals: { white: 0, red: 0, black: 0 }, roll: null, color: null, server_seed: null };
}

/** Applies the stakes of an event. Events of another round are ignored. */
export function applyTotals(known: DoubleRound, { id, totals }: DoubleTotalsUpdated): DoubleRound {
  return known.id === id ? { ...known, totals } : known;
}

/**
 * Applies the result, which is revealed when the wheel starts.
 *
 * @returns undefined if the event belongs to another round
 */
export function applyRolling(known: DoubleRound, { id, roll, color, server_seed }: DoubleRoundRolling): DoubleRound | undefined {
  if (known.id !== id) return undefined;
  return { ...known, status: known.status === 'complete' ? 'complete' : 'rolling', roll, color, server_seed };
}

/**
 * Applies the end of a round.
 *
 * @returns undefined if the event belongs to another round, or if the seed was never received
 */
export function applyFinished(known: DoubleRound, { id, roll, color, totals }: DoubleRoundFinished): DoubleRound | undefined {
  return known.id === id && known.server_seed !== null ? { ...known, status: 'complete', roll, color, totals } : undefined;
}
