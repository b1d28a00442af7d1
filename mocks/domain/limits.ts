import type { components } from '@generated/schema';

import type { Period } from './calendar';
import { HOUR } from './calendar';
import type { Invalid, Missing, Outcome } from './outcome';
import { done, invalid, missing, refused } from './outcome';

type Schemas = components['schemas'];
type SetLimit = Schemas['SetProtectionLimitRequest'];
export type LimitType = Schemas['ProtectionLimitType'];

/** After how long a higher limit holds, or a limit is gone. */
export const RAISE_AFTER = 24 * HOUR;

/** A limit that a player set; one of a type and period at most. Minutes for the type time, cents for the others. */
export interface Limit {
  type: LimitType;
  period: Period;
  value: number;
  /** A change that takes hold later; its value is null where the limit is to be removed. */
  pending: { value: number | null; effectiveAt: number } | null;
}

export const limitId = ({ type, period }: Pick<Limit, 'type' | 'period'>): string => `lim_${type}_${period}`;

/** The limits that hold at a moment: changes whose time has come have taken hold. The same list where there are none. */
export function limitsAt(limits: readonly Limit[], now: number): readonly Limit[] {
  const isDue = ({ pending }: Limit) => pending !== null && now >= pending.effectiveAt;
  return limits.some(isDue) ? limits.flatMap((limit) => (isDue(limit) ? changed(limit) : [limit])) : limits;
}

/**
 * Sets, changes or removes a limit. A first or a lower one holds at once, a higher one and a removal after 24 hours; a
 * new change takes the place of one that is pending.
 *
 * @param request the contract's: amount for deposit, loss and bet, minutes for time; null removes
 * @returns the limits and the one that was set, or why not
 */
export function setLimit(
  before: readonly Limit[],
  request: SetLimit,
  now: number,
): Outcome<{ limits: readonly Limit[]; limit: Limit }, Invalid<'no_value' | 'too_long' | 'no_limit'>> {
  const limits = limitsAt(before, now);
  const { type, period } = request;
  const wanted = wantedOf(request);
  if (wanted === undefined) return refused(noValue(type));
  const { most, text } = MINUTES_OF[period];
  if (type === 'time' && wanted !== null && wanted > most) return refused(invalid('too_long', 'minutes', text));
  const known = limits.find((limit) => limitId(limit) === limitId(request));
  if (known !== undefined) {
    const limit = nextOf(known, wanted, now);
    return done({ limits: limits.map((one) => (one === known ? limit : one)), limit });
  }
  if (wanted === null) return refused(invalid('no_limit', 'type', 'Você não tem este limite.'));
  const limit: Limit = { type, period, value: wanted, pending: null };
  return done({ limits: [...limits, limit], limit });
}

/** Whether a request would loosen a limit: an excluded or suspended player may only tighten (SPEC D10). */
export function loosens(limits: readonly Limit[], request: SetLimit, now: number): boolean {
  const known = limitsAt(limits, now).find((limit) => limitId(limit) === limitId(request));
  const wanted = wantedOf(request);
  return known !== undefined && wanted !== undefined && (wanted === null || wanted > known.value);
}

/** Calls off the pending change of a limit, which stays as it is. */
export function cancelPending(limits: readonly Limit[], id: string, now: number): Outcome<readonly Limit[], Missing<'nothing_pending'>> {
  const current = limitsAt(limits, now);
  const found = current.find((limit) => limitId(limit) === id && limit.pending !== null);
  if (found === undefined) return refused(missing('nothing_pending', 'Não há alteração pendente neste limite.'));
  return done(current.map((limit) => (limit === found ? { ...limit, pending: null } : limit)));
}

const MINUTES_OF = {
  day: { most: 1440, text: 'Um dia tem 1.440 minutos.' },
  week: { most: 10_080, text: 'Uma semana tem 10.080 minutos.' },
  month: { most: 44_640, text: 'Um mês tem no máximo 44.640 minutos.' },
} as const;

const wantedOf = ({ type, amount, minutes }: SetLimit) => (type === 'time' ? minutes : amount);

const changed = ({ pending, ...limit }: Limit): Limit[] =>
  pending === null || pending.value === null ? [] : [{ ...limit, value: pending.value, pending: null }];

function nextOf(known: Limit, wanted: number | null, now: number): Limit {
  if (wanted !== null && wanted <= known.value) return { ...known, value: wanted, pending: null };
  return { ...known, pending: { value: wanted, effectiveAt: now + RAISE_AFTER } };
}

function noValue(type: LimitType): Invalid<'no_value'> {
  return type === 'time'
    ? invalid('no_value', 'minutes', 'Informe o limite em minutos.')
    : invalid('no_value', 'amount', 'Informe o valor do limite.');
}
