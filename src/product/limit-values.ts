import type { ProtectionLimitPeriod } from '@generated/api/model/protection-limit-period';
import type { ProtectionLimitType } from '@generated/api/model/protection-limit-type';
import type { SetProtectionLimitRequest as LimitRequest } from '@generated/api/model/set-protection-limit-request';
import { ProtectionLimitType as ProtectionLimitTypes, SetProtectionLimitRequest } from '@generated/zod/protection';

import { formatCounted } from '@/shared/format/number';

import { regulation } from './runtime-config';

/** Values of the form that sets a limit. Of `cents`, `minutes` and `bets`, only the one of the type is used. */
export interface LimitValues {
  type: ProtectionLimitType;
  period: ProtectionLimitPeriod;
  /** Amount of a limit of money. */
  cents: number | null;
  /** Minutes as typed, for the type `time`. */
  minutes: string;
  /** Number of bets as typed, for the type `count`. */
  bets: string;
}

export const LIMIT_TYPE_LABELS: Readonly<Record<ProtectionLimitType, string>> = {
  deposit: 'Depósitos',
  loss: 'Perdas',
  bet: 'Apostas',
  time: 'Tempo de jogo',
  count: 'Número de apostas',
};

/** Returns the kinds of limits that players can set, with their labels; without `count` if the deployment turned it off (SPEC Q41). */
export function limitTypeOptions(): { value: ProtectionLimitType; label: string }[] {
  return ProtectionLimitTypes.options
    .filter((value) => value !== 'count' || regulation().betCountLimit)
    .map((value) => ({ value, label: LIMIT_TYPE_LABELS[value] }));
}

/** Field of the form that holds the value of each type of limit, and shows its error. */
export const LIMIT_FIELDS = { deposit: 'cents', loss: 'cents', bet: 'cents', time: 'minutes', count: 'bets' } as const;

/** Names that the fields of the form have in the request. */
export const REQUEST_FIELDS = { cents: 'amount', minutes: 'minutes', bets: 'bets' } as const;

/** Patterns of typed numbers: up to 5 digits of minutes, up to 7 of bets. */
const DIGITS = { minutes: /^\d{1,5}$/, bets: /^\d{1,7}$/ } as const;

/** Longest duration of each period: a month has up to 31 days. */
const MINUTES_IN_PERIOD: Readonly<Record<ProtectionLimitPeriod, number>> = { day: 1440, week: 10_080, month: 44_640 };

/**
 * Returns minutes, bets or cents, by the type; undefined if empty, not digits, or longer than `DIGITS` allows. `limitError` checks the
 * bounds.
 */
export function enteredLimit(values: LimitValues): number | undefined {
  const field = LIMIT_FIELDS[values.type];
  if (field === 'cents') return values.cents ?? undefined;
  const typed = values[field].trim();
  return DIGITS[field].test(typed) ? Number(typed) : undefined;
}

/** Returns the request that sets the limit; without a value if none was entered, which `limitError` reports. */
export function toLimitRequest(values: LimitValues): LimitRequest {
  const { type, period } = values;
  const entered = enteredLimit(values);
  return { type, period, ...(entered !== undefined && { [REQUEST_FIELDS[LIMIT_FIELDS[type]]]: entered }) };
}

/** Validates against the contract and the period's length. Returns a message; undefined if the limit is valid. */
export function limitError(values: LimitValues): string | undefined {
  const { type, period } = values;
  const entered = enteredLimit(values);
  if (type === 'time') {
    if (entered === undefined || entered < 1) return 'Informe os minutos, ao menos 1.';
    const max = MINUTES_IN_PERIOD[period];
    return entered > max ? `O período tem ${formatCounted(max, 'minuto', 'minutos')}.` : undefined;
  }
  if (type === 'count' && (entered === undefined || entered < 1)) return 'Informe quantas apostas, ao menos 1.';
  const isValid = entered !== undefined && SetProtectionLimitRequest.safeParse(toLimitRequest(values)).success;
  return isValid ? undefined : 'Informe o valor do limite.';
}
