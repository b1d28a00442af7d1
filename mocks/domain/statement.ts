import type { components } from '@generated/schema';

import type { CalendarDate } from './calendar';
import { addDays, dayOf, daysBetween, periodAround } from './calendar';
import type { Daybook } from './daybook';
import { figuresOf } from './daybook';
import type { Invalid, Outcome } from './outcome';
import { done, invalid, refused } from './outcome';

type Schemas = components['schemas'];

/** The most days that a statement has, and how many before the last it has where the first is left out. */
const MOST_DAYS = 366;
const DAYS_BEFORE = 29;

/** What is asked for; `to` is today where it is left out, `from` 29 days before. */
export interface StatementQuery {
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
  group?: Schemas['StatementGroup'] | undefined;
}

/**
 * What a stretch of days came to, over all and by day, week from Monday or month, in America/Sao_Paulo. The first and
 * the last bucket end where the stretch does.
 *
 * @param now the present moment
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
