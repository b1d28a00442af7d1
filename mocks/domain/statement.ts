import type { components } from '@generated/schema';

import type { CalendarDate } from './calendar';
import { addDays, dayOf, daysBetween, periodAround } from './calendar';
import type { Daybook } from './daybook';
import { figuresOf } from './daybook';
import type { Invalid, Outcome } from './outcome';
import { done, invalid, refused } from './outcome';

type Schemas = components['schemas'];

/** Maximum number of days in a statement, and the default number of days before the last one. */
const MOST_DAYS = 366;
const DAYS_BEFORE = 29;

/** Statement filters. `to` defaults to today, `from` to 29 days before it. */
export interface StatementQuery {
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
  group?: Schemas['StatementGroup'] | undefined;
}

/**
 * Creates a statement in total and per day, week or month, in America/Sao_Paulo. The first and last bucket are cut at
 * the range.
 *
 * @param now Unix ms
 */
export function statementOf(
  book: Daybook,
  { group = 'day', ...query }: StatementQuery,
  now: number,
): Outcome<Schemas['Statement'], Invalid<'order' | 'too_long'>> {
  const to = query.to ?? dayOf(now);
  const from = query.from ?? addDays(to, -DAYS_BEFORE);
  if (to < from) return refused(invalid('order', 'to', 'A data final vem antes da inicial.'));
  if (daysBetween(from, to) >= MOST_DAYS) return refused(invalid('too_long', 'from', 'Escolha no máximo 366 dias.'));
  const buckets: Schemas['StatementBucket'][] = [];
  for (let day = from; day <= to;) {
    const { to: end } = periodAround(day, group);
    const last = end < to ? end : to;
    buckets.push(bucketOf(book, day, last));
    day = addDays(last, 1);
  }
  return done({ ...bucketOf(book, from, to), group, buckets });
}

function bucketOf(book: Daybook, from: CalendarDate, to: CalendarDate): Schemas['StatementBucket'] {
  const { deposits, withdrawals, bets, wins, seconds } = figuresOf(book, from, to);
  return { from, to, deposits, withdrawals, bets, wins, net: wins - bets, seconds };
}
