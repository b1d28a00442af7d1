import type { components } from '@generated/schema';

import type { Period } from '../calendar';
import { HOUR } from '../calendar';
import type { Invalid, NotFound, Result } from '../result';
import { err, invalid, notFound, ok } from '../result';

type Schemas = components['schemas'];
type SetLimit = Schemas['SetProtectionLimitRequest'];
export type LimitType = Schemas['ProtectionLimitType'];

/** Time until a raised or removed limit takes effect (SPEC B14). */
export const RAISE_DELAY_MS = 24 * HOUR;

/** Limit, at most one per type and period. Minutes for `time`, bets for `count`, cents otherwise. */
export interface Limit {
  type: LimitType;
  period: Period;
  value: number;
  /** Change that takes effect later; its value is null for a removal. */
  pending: { value: number | null; effectiveAt: number } | null;
}

/** Returns the id of a limit, which its type and period determine. */
export const limitId = ({ type, period }: Pick<Limit, 'type' | 'period'>): string => `lim_${type}_${period}`;

/** Applies due changes; returns the same array if none was due. */
export function limitsAt(limits: readonly Limit[], now: number): readonly Limit[] {
  const isDue = ({ pending }: Limit) => pending !== null && now >= pending.effectiveAt;
  return limits.some(isDue) ? limits.flatMap((limit) => (isDue(limit) ? applyPending(limit) : [limit])) : limits;
}

/**
 * Sets or removes (null) a limit. New and lower limits apply at once, raises and removals after 24 hours; a new change
 * replaces a pending one. Minutes for `time`, bets for `count`, cents otherwise.
 *
 * @returns all limits, due changes applied, and the one that was set; an error if the field of the type is missing, the minutes exceed the
 * period, or there is no limit to remove
 */
export function setLimit(
  before: readonly Limit[],
  request: SetLimit,
  now: number,
): Result<{ limits: readonly Limit[]; limit: Limit }, Invalid<'no_value' | 'too_long' | 'no_limit'>> {
  const limits = limitsAt(before, now);
  const { type, period } = request;
  const requested = requestedValue(request);
  if (requested === undefined) return err(missingValue(type));
  const { max, text } = MAX_MINUTES[period];
  if (type === 'time' && requested !== null && requested > max) return err(invalid('too_long', 'minutes', text));
  const known = limits.find((limit) => limitId(limit) === limitId(request));
  if (known !== undefined) {
    const limit = changeLimit(known, requested, now);
    return ok({ limits: limits.map((one) => (one === known ? limit : one)), limit });
  }
  if (requested === null) return err(invalid('no_limit', 'type', 'Você não tem este limite.'));
  const limit: Limit = { type, period, value: requested, pending: null };
  return ok({ limits: [...limits, limit], limit });
}

/** Returns true if a request would raise or remove a limit. An excluded or suspended player may only tighten (SPEC D10). */
export function isLoosening(limits: readonly Limit[], request: SetLimit, now: number): boolean {
  const known = limitsAt(limits, now).find((limit) => limitId(limit) === limitId(request));
  const requested = requestedValue(request);
  return known !== undefined && requested !== undefined && (requested === null || requested > known.value);
}

/** Cancels the change of a limit that has not taken effect yet; a 404 if there is none. Returns all limits. */
export function cancelPending(limits: readonly Limit[], id: string, now: number): Result<readonly Limit[], NotFound<'nothing_pending'>> {
  const current = limitsAt(limits, now);
  const found = current.find((limit) => limitId(limit) === id && limit.pending !== null);
  if (found === undefined) return err(notFound('nothing_pending', 'Não há alteração pendente neste limite.'));
  return ok(current.map((limit) => (limit === found ? { ...limit, pending: null } : limit)));
}

const MAX_MINUTES = {
  day: { max: 1440, text: 'Um dia tem 1.440 minutos.' },
  week: { max: 10_080, text: 'Uma semana tem 10.080 minutos.' },
  month: { max: 44_640, text: 'Um mês tem no máximo 44.640 minutos.' },
} as const;

const requestedValue = ({ type, amount, minutes, bets }: SetLimit) =>
  ({ deposit: amount, loss: amount, bet: amount, time: minutes, count: bets })[type];

const applyPending = ({ pending, ...limit }: Limit): Limit[] =>
  pending === null || pending.value === null ? [] : [{ ...limit, value: pending.value, pending: null }];

function changeLimit(known: Limit, requested: number | null, now: number): Limit {
  if (requested !== null && requested <= known.value) return { ...known, value: requested, pending: null };
  return { ...known, pending: { value: requested, effectiveAt: now + RAISE_DELAY_MS } };
}

function missingValue(type: LimitType): Invalid<'no_value'> {
  if (type === 'time') return invalid('no_value', 'minutes', 'Informe o limite em minutos.');
  if (type === 'count') return invalid('no_value', 'bets', 'Informe quantas apostas.');
  return invalid('no_value', 'amount', 'Informe o valor do limite.');
}
