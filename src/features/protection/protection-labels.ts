import type { ProtectionLimit } from '@generated/api/model/protection-limit';
import type { ProtectionLimitPeriod } from '@generated/api/model/protection-limit-period';
import type { ProtectionLimitType } from '@generated/api/model/protection-limit-type';

import { formatDuration } from '@/shared/format/duration';
import type { Amount } from '@/shared/format/money';
import { formatMoney, UNAVAILABLE } from '@/shared/format/money';
import { formatCounted } from '@/shared/format/number';
import { isKnown } from '@/shared/lib/known';
import { labelOf } from '@/shared/lib/label-of';
import { LIMIT_PERIOD_LABELS } from '@/product/eligibility';
import { LIMIT_TYPE_LABELS } from '@/product/limit-values';

/** Returns the name of a limit: 'Depósitos por dia'. */
export const limitName = ({ type, period }: Pick<ProtectionLimit, 'type' | 'period'>) =>
  `${labelOf(LIMIT_TYPE_LABELS, type, 'Outro limite')} ${labelOf(LIMIT_PERIOD_LABELS, period, 'em outro período')}`;

/**
 * Formats an amount of a limit. An unknown type or amount gives the text for unavailable values.
 *
 * @param amount minutes for the type `time`, bets for `count`, otherwise cents
 */
export function formatLimitAmount(type: ProtectionLimitType | 'unknown', amount: Amount): string {
  if (type === 'unknown' || amount === 'unknown') return UNAVAILABLE;
  if (type === 'time') return formatDuration(amount * 60);
  return type === 'count' ? formatCounted(amount, 'aposta', 'apostas') : formatMoney(amount);
}

/** Texts of reached limits. Their periods are those of the calendar. */
const REACHED_TEXTS: Readonly<Record<ProtectionLimitPeriod, string>> = {
  day: 'Limite atingido até 00:00.',
  week: 'Limite desta semana atingido.',
  month: 'Limite deste mês atingido.',
};

/** Text about the time when a period of the calendar starts again, for the end of a sentence. */
export const PERIOD_RESTARTS: Readonly<Record<ProtectionLimitPeriod, string>> = {
  day: 'às 00:00',
  week: 'na segunda-feira, às 00:00',
  month: 'no dia 1º, às 00:00',
};

/** Words after the used amount of a limit, by its type. */
const USED_WORDS: Readonly<Record<ProtectionLimitType, (used: number) => string>> = {
  deposit: () => 'usados',
  loss: () => 'perdidos',
  bet: () => 'usados',
  time: () => 'usados',
  count: (used) => (used === 1 ? 'feita' : 'feitas'),
};

/** Formats the used and the remaining part of a limit, or a text if one is unknown. `used` of a loss limit is negative after net wins. */
export function formatUsage(limit: ProtectionLimit): string {
  if (!isKnown(limit)) return `Uso ${UNAVAILABLE}`;
  const { type, period, value, used } = limit;
  if (type === 'loss' && used <= 0) return 'Sem perdas no período';
  const rest = Math.max(0, value - used);
  const usedText = `${formatLimitAmount(type, used)} ${USED_WORDS[type](used)}`;
  return rest === 0 ? `${usedText}. ${REACHED_TEXTS[period]}` : `${usedText}, restam ${formatLimitAmount(type, rest)}`;
}
