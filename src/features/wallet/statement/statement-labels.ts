import type { StatementBucket } from '@generated/api/model/statement-bucket';
import type { StatementGroup } from '@generated/api/model/statement-group';

import { formatDay } from '@/shared/format/date';

import { daysBefore } from '../list-params';

/** Number of periods shown before the current one. */
const PERIODS_BACK = { days: 29, weeks: 11, months: 11, years: 4 } as const;

/** Returns the first day of a statement that ends with `today`. Both are YYYY-MM-DD, and weeks start on Monday. */
export function firstStatementDay(group: StatementGroup, today: string): string {
  if (group === 'day') return daysBefore(today, PERIODS_BACK.days);
  if (group === 'year') return `${Number(today.slice(0, 4)) - PERIODS_BACK.years}-01-01`;
  const first = new Date(`${today}T12:00:00Z`);
  if (group === 'week') return daysBefore(today, PERIODS_BACK.weeks * 7 + ((first.getUTCDay() + 6) % 7));
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() - PERIODS_BACK.months);
  return first.toISOString().slice(0, 10);
}

/** Returns the name of a period of a statement: '07/11/2026', '02/11 a 08/11' (also of an unknown group), '11/2026', '2026'. */
export function bucketLabel({ from, to }: Pick<StatementBucket, 'from' | 'to'>, group: StatementGroup | 'unknown'): string {
  if (group === 'day') return formatDay(from);
  if (group === 'month') return formatDay(from).slice(3);
  if (group === 'year') return from.slice(0, 4);
  return `${formatDay(from).slice(0, 5)} a ${formatDay(to).slice(0, 5)}`;
}
