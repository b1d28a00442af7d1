import type { ProtectionLimit } from '@generated/api/model/protection-limit';
import type { ProtectionLimitPeriod } from '@generated/api/model/protection-limit-period';
import type { ProtectionLimitType } from '@generated/api/model/protection-limit-type';

import { formatDuration } from '@/shared/format/duration';
import { formatMoney } from '@/shared/format/money';

/** What is limited, in words. */
export const TYPES: Readonly<Record<ProtectionLimitType, string>> = {
  deposit: 'Depósitos',
  loss: 'Perdas',
  bet: 'Apostas',
  time: 'Tempo de jogo',
};

/** For how long a limit counts, in words. */
export const PERIODS: Readonly<Record<ProtectionLimitPeriod, string>> = { day: 'por dia', week: 'por semana', month: 'por mês' };

/** The most minutes that a period has. */
export const MINUTES_OF: Readonly<Record<ProtectionLimitPeriod, number>> = { day: 1440, week: 10_080, month: 44_640 };

/** How limits of a type and a period are called: 'Depósitos por dia'. */
export const limitName = ({ type, period }: Pick<ProtectionLimit, 'type' | 'period'>) => `${TYPES[type]} ${PERIODS[period]}`;

/**
 * An amount of a limit, as players read it.
 *
 * @param amount minutes for the type time, cents for the others
 */
export const shownAmount = (type: ProtectionLimitType, amount: number): string =>
  type === 'time' ? formatDuration(amount * 60) : formatMoney(amount);

/** How much of a limit is used and left; a period that was won has lost nothing. */
export function usedText({ type, value, used }: ProtectionLimit): string {
  if (type === 'loss' && used <= 0) return 'Sem perdas no período';
  const rest = Math.max(0, value - used);
  const usedNow = `${shownAmount(type, used)} ${type === 'time' ? 'usados' : type === 'loss' ? 'perdidos' : 'usados'}`;
  return rest === 0 ? `${usedNow}, nada resta` : `${usedNow}, restam ${shownAmount(type, rest)}`;
}
