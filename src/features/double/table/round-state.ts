import type { DoubleRound } from '@generated/api/model/double-round';
import type { DoubleRoundFinished } from '@generated/api/model/double-round-finished';
import type { DoubleRoundOpened } from '@generated/api/model/double-round-opened';
import type { DoubleRoundRolling } from '@generated/api/model/double-round-rolling';
import type { DoubleRoundVoided } from '@generated/api/model/double-round-voided';
import type { DoubleTotalsUpdated } from '@generated/api/model/double-totals-updated';

const STATUS_ORDER = ['unknown', 'waiting', 'rolling', 'complete', 'voided'] as const;
/** Maximum delay of a response in rounds. An even older one comes from a restarted server. */
const MAX_LATE_ROUNDS = 2;

/** Picks the more recent round: responses can arrive out of order. */
export function newerRound(known: DoubleRound | undefined, response: DoubleRound): DoubleRound {
  if (known === undefined) return response;
  if (response.round !== known.round)
    return response.round < known.round && response.round >= known.round - MAX_LATE_ROUNDS ? known : response;
  return STATUS_ORDER.indexOf(response.status) < STATUS_ORDER.indexOf(known.status) ? known : response;
}

/** Returns the round that an event has opened, still without stakes. */
export function roundFromOpened(opened: DoubleRoundOpened): DoubleRound {
  return { ...opened, status: 'waiting', totals: { white: 0, red: 0, black: 0 }, roll: null, color: null, server_seed: null };
}

/** Applies stakes, but ignores those of another round. */
export function applyTotals(known: DoubleRound, { id, totals }: DoubleTotalsUpdated): DoubleRound {
  return known.id === id ? { ...known, totals } : known;
}

/** Applies a result, known when the wheel starts, and turns `waiting` into `rolling`; undefined for another round. */
export function applyRolling(known: DoubleRound, { id, roll, color, server_seed }: DoubleRoundRolling): DoubleRound | undefined {
  if (known.id !== id) return undefined;
  return { ...known, status: known.status === 'waiting' ? 'rolling' : known.status, roll, color, server_seed };
}

/** Applies the voiding of a round; undefined for another round. */
export function applyVoided(known: DoubleRound, { id, server_seed }: DoubleRoundVoided): DoubleRound | undefined {
  return known.id === id ? { ...known, status: 'voided', server_seed } : undefined;
}

/** Applies a round's end; undefined for another round, or without a known seed. */
export function applyFinished(known: DoubleRound, { id, roll, color, totals }: DoubleRoundFinished): DoubleRound | undefined {
  return known.id === id && known.server_seed !== null ? { ...known, status: 'complete', roll, color, totals } : undefined;
}
