import type { FieldErrors, Resolver } from 'react-hook-form';

import type { ProtectionLimit } from '@generated/api/model/protection-limit';

import type { Amount } from '@/shared/format/money';
import type { LimitValues } from '@/product/limit-values';
import { LIMIT_FIELDS, limitError } from '@/product/limit-values';

/** Effect of a change. `now`: at once. `later`: after a delay (SPEC B14). `same`: none. `unknown`: the limit in force is unknown. */
export type LimitEffect = 'now' | 'later' | 'same' | 'unknown';

/**
 * Returns the effect of an entered limit; undefined while no valid value is entered.
 *
 * @param current limit in force; undefined for a new limit
 * @param entered value in the unit of the limit
 */
export function limitEffect(current: ProtectionLimit | undefined, entered: number | undefined): LimitEffect | undefined {
  if (entered === undefined) return undefined;
  if (current?.value === 'unknown') return 'unknown';
  if (current === undefined || entered < current.value) return 'now';
  return entered === current.value ? 'same' : 'later';
}

/** Returns the used share from 0 to 1. A limit of 0 counts as full, an unknown one as unused. */
export function usedShare(used: Amount, value: Amount): number {
  if (used === 'unknown' || value === 'unknown') return 0;
  return value <= 0 ? 1 : Math.min(1, Math.max(0, used / value));
}

/** Validates the form of a limit, with the error at the field that holds the value of its type. */
export const limitResolver: Resolver<LimitValues> = (values) => {
  const message = limitError(values);
  if (message === undefined) return { values, errors: {} };
  const errors: FieldErrors<LimitValues> = { [LIMIT_FIELDS[values.type]]: { type: 'custom', message } };
  return { values: {}, errors };
};
