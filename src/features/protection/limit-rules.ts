import type { FieldErrors, Resolver } from 'react-hook-form';

import type { ProtectionLimit } from '@generated/api/model/protection-limit';

import type { Amount } from '@/shared/format/money';
import type { LimitValues } from '@/product/limit-values';
import { LIMIT_FIELDS, limitError } from '@/product/limit-values';

/** Effect of a change: `later` is after a delay (SPEC B14), `same` is no change, `unknown` depends on an unknown limit. */
export type LimitEffect = 'now' | 'later' | 'same' | 'unknown';

/** @param current undefined for a new limit */
export function limitEffect(current: ProtectionLimit | undefined, entered: number | undefined): LimitEffect | undefined {
  if (entered === undefined) return undefined;
  if (current?.value === 'unknown') return 'unknown';
  if (current === undefined || entered < current.value) return 'now';
  return entered === current.value ? 'same' : 'later';
}

/** Returns the used share from 0 to 1; a limit of 0 counts as full, and nothing is shown of an unknown one. */
export function usedShare(used: Amount, value: Amount): number {
  if (used === 'unknown' || value === 'unknown') return 0;
  return value <= 0 ? 1 : Math.min(1, Math.max(0, used / value));
}

/** Puts the error of a limit at its field. */
export const limitResolver: Resolver<LimitValues> = (values) => {
  const message = limitError(values);
  if (message === undefined) return { values, errors: {} };
  const errors: FieldErrors<LimitValues> = { [LIMIT_FIELDS[values.type]]: { type: 'custom', message } };
  return { values: {}, errors };
};
