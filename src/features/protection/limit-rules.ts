import type { FieldErrors, Resolver } from 'react-hook-form';

import type { ProtectionLimit } from '@generated/api/model/protection-limit';
import type { ProtectionLimitPeriod } from '@generated/api/model/protection-limit-period';
import type { ProtectionLimitType } from '@generated/api/model/protection-limit-type';
import type { SetProtectionLimitRequest as LimitRequest } from '@generated/api/model/set-protection-limit-request';
import { SetProtectionLimitRequest } from '@generated/zod/protection';

import { formatCounted } from '@/shared/format/number';

import { MINUTES_IN_PERIOD } from './protection-labels';

/** What is typed to set a limit. */
export interface LimitValues {
  type: ProtectionLimitType;
  period: ProtectionLimitPeriod;
  /** Of the types that limit money. */
  cents: number | null;
  /** Of the type time, as typed. */
  minutes: string;
}

/** What is wished for: minutes or cents; undefined where nothing usable is typed. */
export function requestedLimit({ type, cents, minutes }: LimitValues): number | undefined {
  if (type !== 'time') return cents ?? undefined;
  return /^\d{1,5}$/.test(minutes.trim()) ? Number(minutes) : undefined;
}

/** What is typed, as the contract has it. */
export function toLimitRequest(values: LimitValues): LimitRequest {
  const { type, period } = values;
  const wanted = requestedLimit(values);
  return { type, period, ...(wanted !== undefined && (type === 'time' ? { minutes: wanted } : { amount: wanted })) };
}

/** From when a limit would hold: at once, after 24 hours, or as it is; undefined while nothing is wished for. */
export function limitEffect(known: ProtectionLimit | undefined, wanted: number | undefined): 'now' | 'later' | 'same' | undefined {
  if (wanted === undefined) return undefined;
  if (known === undefined || wanted < known.value) return 'now';
  return wanted === known.value ? 'same' : 'later';
}

/** Judges by the contract's validator, and by what a period can hold. */
export const limitResolver: Resolver<LimitValues> = (values) => {
  const { type, period } = values;
  const wanted = requestedLimit(values);
  const most = MINUTES_IN_PERIOD[period];
  const errors: FieldErrors<LimitValues> = {};
  if (type === 'time') {
    if (wanted === undefined || wanted < 1) errors.minutes = { type: 'custom', message: 'Informe os minutos, ao menos 1.' };
    else if (wanted > most) errors.minutes = { type: 'custom', message: `O período tem ${formatCounted(most, 'minuto', 'minutos')}.` };
  } else if (wanted === undefined || !SetProtectionLimitRequest.safeParse(toLimitRequest(values)).success) {
    errors.cents = { type: 'custom', message: 'Informe o valor do limite.' };
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};
