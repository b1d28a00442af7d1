import type { ProtectionLimit } from '@generated/api/model/protection-limit';
import type { ProtectionLimitPeriod } from '@generated/api/model/protection-limit-period';
import type { ProtectionLimitType } from '@generated/api/model/protection-limit-type';

import { formatDuration } from '@/shared/format/duration';
import { formatMoney } from '@/shared/format/money';

/** What is limited, in words. */
export const LIMIT_TYPE_LABELS: Readonly<Record<ProtectionLimitType, string>> = {
  deposit: 'Depósitos',
  loss: 'Perdas',
  bet: 'Apostas',
  time: 'Tempo de jogo',
};

/** For how long a limit counts, in words. */
export const LIMIT_PERIOD_LABELS: Readonly<Record<ProtectionLimitPeriod, string>> = {
  day: 'por dia',
  week: 'por semana',
  month: 'por mês',
};

/** The most minutes that a period has. */
export const MINUTES_IN_PERIOD: Readonly<Record<ProtectionLimitPeriod, number>> = { day: 1440, week: 10_080, month: 44_640 };

/** How limits of a type and a period are called: 'Depósitos por dia'. */
export const limitName = ({ type, period }: Pick<ProtectionLimit, 'type' | 'period'>) =>
  `${LIMIT_TYPE_LABELS[type]} ${LIMIT_PERIOD_LABELS[period]}`;

/**
 * An amount of a limit, as players read it.
 *
 * @param amount minutes for the type time, cents for the others
 */
export const formatLimitAmount = (type: ProtectionLimitType, amount: number): string =>
  type === 'time' ? formatDuration(amount * 60) : formatMoney(amount);

/** How much of a limit is used and left; a period that was won has lost nothing. */
export function formatUsage({ type, value, used }: ProtectionLimit): string {
  if (type === 'loss' && used <= 0) return 'Sem perdas no período';
  const rest = Math.max(0, value - used);
  const usedNow = `${formatLimitAmount(type, used)} ${type === 'time' ? 'usados' : type === 'loss' ? 'perdidos' : 'usados'}`;
  return rest === 0 ? `${usedNow}, nada resta` : `${usedNow}, restam ${formatLimitAmount(type, rest)}`;
}
