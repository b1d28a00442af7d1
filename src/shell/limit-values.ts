import type { ProtectionLimitPeriod } from '@generated/api/model/protection-limit-period';
import type { ProtectionLimitType } from '@generated/api/model/protection-limit-type';
import type { SetProtectionLimitRequest as LimitRequest } from '@generated/api/model/set-protection-limit-request';
import { SetProtectionLimitRequest } from '@generated/zod/protection';

import { formatCounted } from '@/shared/format/number';

export interface LimitValues {
  type: ProtectionLimitType;
  period: ProtectionLimitPeriod;
  /** For money. */
  cents: number | null;
  /** For the type `time`, as typed. */
  minutes: string;
}

export const LIMIT_TYPE_LABELS: Readonly<Record<ProtectionLimitType, string>> = {
  deposit: 'Depósitos',
  loss: 'Perdas',
  bet: 'Apostas',
  time: 'Tempo de jogo',
};

/** At most: a month has up to 31 days. */
const MINUTES_IN_PERIOD: Readonly<Record<ProtectionLimitPeriod, number>> = { day: 1440, week: 10_080, month: 44_640 };

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

/** Validates against the contract and the period's length; returns what is wrong, undefined if nothing is. */
export function limitError(values: LimitValues): string | undefined {
  const { type, period } = values;
  const entered = enteredLimit(values);
  if (type === 'time') {
    if (entered === undefined || entered < 1) return 'Informe os minutos, ao menos 1.';
    const max = MINUTES_IN_PERIOD[period];
    return entered > max ? `O período tem ${formatCounted(max, 'minuto', 'minutos')}.` : undefined;
  }
  const isValid = entered !== undefined && SetProtectionLimitRequest.safeParse(toLimitRequest(values)).success;
  return isValid ? undefined : 'Informe o valor do limite.';
}
