import type { components } from '@generated/schema';

import type { CalendarDate } from '../calendar';
import { addDays, calendarDay, daysBetween, periodAround } from '../calendar';
import type { DailyTotals } from './daily-totals';
import { sumTotals } from './daily-totals';
import type { Invalid, Result } from '../result';
import { err, invalid, ok } from '../result';

type Schemas = components['schemas'];

/** Maximum number of days of a statement, by the length of its periods. */
const MAX_DAYS = { day: 366, week: 366, month: 3660, year: 3660 } as const;
/** Days before the last one with which the default range begins. */
const DEFAULT_DAYS_BEFORE = 29;

/** Range of a statement, both days inclusive. Defaults: `to` today, `from` 29 days before it, one period per day. */
export interface StatementQuery {
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
  group?: Schemas['StatementGroup'] | undefined;
}

/**
 * Creates a statement in total and per period, oldest first, in America/Sao_Paulo at `now` (Unix ms); the range cuts the first and
 * last period. A range that ends before it begins, or exceeds 366 days (for months and years 3660), is an error.
 */
export function createStatement(
  totals: DailyTotals,
  { group = 'day', ...query }: StatementQuery,
  now: number,
): Result<Schemas['Statement'], Invalid<'order' | 'too_long'>> {
  const to = query.to ?? calendarDay(now);
  const from = query.from ?? addDays(to, -DEFAULT_DAYS_BEFORE);
  if (to < from) return err(invalid('order', 'to', 'A data final vem antes da inicial.'));
  if (daysBetween(from, to) >= MAX_DAYS[group]) {
    const longest = MAX_DAYS[group] === 366 ? '366 dias' : '10 anos';
    return err(invalid('too_long', 'from', `Escolha no máximo ${longest}.`));
  }
  const buckets: Schemas['StatementBucket'][] = [];
  for (let day = from; day <= to;) {
    const end = group === 'year' ? `${day.slice(0, 4)}-12-31` : periodAround(day, group).to;
    const last = end < to ? end : to;
    buckets.push(toBucket(totals, day, last));
    day = addDays(last, 1);
  }
  return ok({ ...toBucket(totals, from, to), group, buckets });
}

function toBucket(totals: DailyTotals, from: CalendarDate, to: CalendarDate): Schemas['StatementBucket'] {
  const { deposits, withdrawals, bets, wins, seconds } = sumTotals(totals, from, to);
  return { from, to, deposits, withdrawals, bets, wins, net: wins - bets, seconds };
}
