import type { components } from '@generated/schema';

import { isoDateTime } from '../calendar';
import type { Limit } from './limits';
import { limitId, limitsAt } from './limits';

type Schemas = components['schemas'];

/** Requested change of a limit. Values are minutes for `time`, bets for `count`, cents otherwise; times are in Unix ms. */
export interface LimitChange {
  id: string;
  type: Limit['type'];
  period: Limit['period'];
  /** Value before; null if there was no limit. */
  from: number | null;
  /** New value; null for a removal. */
  to: number | null;
  requestedAt: number;
  effectiveAt: number;
  /** Time when it was called off or replaced before it took effect; null if it was not. */
  cancelledAt: number | null;
}

/**
 * Appends the player's change that led from one state of the limits to the other. A change that was pending and is not
 * any more counts as cancelled (SPEC Q23).
 *
 * @returns the same array if nothing changed
 */
export function recordLimitChange(
  history: readonly LimitChange[],
  {
    before,
    after,
    limit: { type, period },
    id,
    now,
  }: { before: readonly Limit[]; after: readonly Limit[]; limit: Pick<Limit, 'type' | 'period'>; id: string; now: number },
): readonly LimitChange[] {
  const of = (limits: readonly Limit[]) => limitsAt(limits, now).find((one) => limitId(one) === limitId({ type, period }));
  const [known, changed] = [of(before), of(after)];
  const from = known?.value ?? null;
  const pending = changed?.pending ?? null;
  const to = pending === null ? (changed?.value ?? null) : pending.value;
  const pendingBefore = known?.pending ?? null;
  const isSame = from === to || isSamePending(pendingBefore, pending);
  const wasCancelled = pendingBefore !== null && !isSamePending(pendingBefore, pending);
  const updatedHistory = wasCancelled
    ? history.map((change) => (isPending(change, { type, period }, now) ? { ...change, cancelledAt: now } : change))
    : history;
  if (isSame) return updatedHistory;
  return [...updatedHistory, { id, type, period, from, to, requestedAt: now, effectiveAt: pending?.effectiveAt ?? now, cancelledAt: null }];
}

/** Converts a change of a limit to its form in the contract, with its status at `now`, in Unix ms. */
export function toLimitChangeDto(change: LimitChange, now: number): Schemas['ProtectionLimitChange'] {
  const { id, type, period, from, to, requestedAt, effectiveAt, cancelledAt } = change;
  const status = cancelledAt !== null ? 'cancelled' : now < effectiveAt ? 'pending' : 'effective';
  return {
    id,
    type,
    period,
    from,
    to,
    by: 'player',
    requested_at: isoDateTime(requestedAt),
    effective_at: isoDateTime(effectiveAt),
    status,
  };
}

function isPending(change: LimitChange, limit: Pick<Limit, 'type' | 'period'>, now: number): boolean {
  return limitId(change) === limitId(limit) && change.cancelledAt === null && now < change.effectiveAt;
}

function isSamePending(one: Limit['pending'], other: Limit['pending']): boolean {
  return one !== null && other !== null && one.value === other.value && one.effectiveAt === other.effectiveAt;
}
