import type { StatementBucket } from '@generated/api/model/statement-bucket';
import type { StatementGroup } from '@generated/api/model/statement-group';

import { formatDay } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';

import { daysBefore } from './transaction-params';

/** A result with its sign: '+R$ 16,00', '−R$ 32,00', 'R$ 0,00'. @param cents integer cents */
export function signedMoney(cents: number): string {
  if (cents === 0) return formatMoney(0);
  return cents < 0 ? `−${formatMoney(-cents)}` : `+${formatMoney(cents)}`;
}

/** Time as players read it: '1 h 30 min', '45 min', '0 min'. */
export function durationText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${rest}\u00a0min`;
}

/** How many days, weeks and months a statement shows beside the present one. */
const BACK = { days: 29, weeks: 11, months: 11 } as const;

/**
 * The first day of a statement up to today, at the start of a week or a month where it is grouped so.
 *
 * @param today YYYY-MM-DD
 */
export function firstDay(group: StatementGroup, today: string): string {
  if (group === 'day') return daysBefore(today, BACK.days);
  const first = new Date(`${today}T12:00:00Z`);
  if (group === 'week') return daysBefore(today, BACK.weeks * 7 + ((first.getUTCDay() + 6) % 7));
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() - BACK.months);
  return first.toISOString().slice(0, 10);
}

/** What a bucket is called: its day, its month, or the first and last day of its week. */
export function bucketName({ from, to }: Pick<StatementBucket, 'from' | 'to'>, group: StatementGroup): string {
  if (group === 'day') return formatDay(from);
  if (group === 'month') return formatDay(from).slice(3);
  return `${formatDay(from).slice(0, 5)} a ${formatDay(to).slice(0, 5)}`;
}
