import type { FieldErrors, Resolver } from 'react-hook-form';

import type { ProtectionLimit } from '@generated/api/model/protection-limit';
import type { ProtectionLimitPeriod } from '@generated/api/model/protection-limit-period';
import type { ProtectionLimitType } from '@generated/api/model/protection-limit-type';
import type { SetProtectionLimitRequest as LimitRequest } from '@generated/api/model/set-protection-limit-request';
import { SetProtectionLimitRequest } from '@generated/zod/protection';

import { formatCounted } from '@/shared/format/number';

import { MINUTES_IN_PERIOD } from './protection-labels';

export interface LimitValues {
  type: ProtectionLimitType;
  period: ProtectionLimitPeriod;
  /** For money. */
  cents: number | null;
  /** For the type `time`, as typed. */
  minutes: string;
}

/** Returns minutes or cents; undefined if empty or invalid. */
export function enteredLimit({ type, cents, minutes }: LimitValues): number | undefined {
  if (type !== 'time') return cents ?? undefined;
  return /^\d{1,5}$/.test(minutes.trim()) ? Number(minutes) : undefined;
}

export function toLimitRequest(values: LimitValues): LimitRequest {
  const { type, period } = values;
  const entered = enteredLimit(values);
  return { type, period, ...(entered !== undefined && (type === 'time' ? { minutes: entered } : { amount: entered })) };
}

/** `later` is after a delay (SPEC B14), `same` is no change. */
export type LimitEffect = 'now' | 'later' | 'same';

/** @param current undefined for a new limit */
export function limitEffect(current: ProtectionLimit | undefined, entered: number | undefined): LimitEffect | undefined {
  if (entered === undefined) return undefined;
  if (current === undefined || entered < current.value) return 'now';
  return entered === current.value ? 'same' : 'later';
}

/** Returns 0 to 1; a limit of 0 counts as full. */
export function usedShare(used: number, value: number): number {
  return value <= 0 ? 1 : Math.min(1, Math.max(0, used / value));
}

/** Validates against the contract and the period's length. */
export const limitResolver: Resolver<LimitValues> = (values) => {
  const { type, period } = values;
  const entered = enteredLimit(values);
  const maxMinutes = MINUTES_IN_PERIOD[period];
  const errors: FieldErrors<LimitValues> = {};
  if (type === 'time') {
    if (entered === undefined || entered < 1) errors.minutes = { type: 'custom', message: 'Informe os minutos, ao menos 1.' };
    else if (entered > maxMinutes)
      errors.minutes = { type: 'custom', message: `O período tem ${formatCounted(maxMinutes, 'minuto', 'minutos')}.` };
  } else if (entered === undefined || !SetProtectionLimitRequest.safeParse(toLimitRequest(values)).success) {
    errors.cents = { type: 'custom', message: 'Informe o valor do limite.' };
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};
