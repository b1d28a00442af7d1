import type { components } from '@generated/schema';

import type { CalendarDate } from '../calendar';
import { addDays, calendarDay, isoDateTime, periodAround, startOfDay } from '../calendar';
import type { Invalid, Result } from '../result';
import { err, invalid, ok } from '../result';
import type { DailyTotals } from './daily-totals';
import { sumTotals } from './daily-totals';
import type { Entry } from './ledger';
import type { BetKind, DailyResults } from './results';
import { sumResults } from './results';

type Schemas = components['schemas'];

const KINDS: readonly BetKind[] = ['sports', 'casino', 'live', 'mines', 'double'];

/** The part of an account from which a statement is made. */
export interface ResultsAccount {
  journal: Iterable<Entry>;
  dailyTotals: DailyTotals;
  results: DailyResults;
}

/** Parts of a statement that the caller supplies, and that are copied. */
type Parties = Pick<Schemas['ResultsStatement'], 'operator' | 'brands' | 'player' | 'tax' | 'notice'>;

/**
 * Creates the statement of a month (`2026-11`) or the certificate of a year (`2026`), of real money, in America/Sao_Paulo
 * at `now` (Unix ms) (SPEC Q24). A current period ends today and is not final; a future one is an error. `other` is the rest of the change
 * of the balance, such as adjustments and open stakes. The caller validates the form of `period`.
 */
export function createResultsStatement(
  { journal, dailyTotals, results }: ResultsAccount,
  period: string,
  parties: Parties,
  now: number,
): Result<Schemas['ResultsStatement'], Invalid<'future'>> {
  const today = calendarDay(now);
  const { from, to: end } = daysOf(period);
  if (from > today) return err(invalid('future', 'period', 'Este período ainda não começou.'));
  const to = end < today ? end : today;
  const kinds = KINDS.map((kind) => toKindDto(kind, results, from, to));
  const sum = (field: 'bets' | 'stakes' | 'prizes' | 'net') => kinds.reduce((total, each) => total + each[field], 0);
  const total = { bets: sum('bets'), stakes: sum('stakes'), prizes: sum('prizes'), net: sum('net') };
  const entries = [...journal];
  const [opening, closing] = [balanceBefore(entries, from), balanceBefore(entries, addDays(to, 1))];
  const { deposits, withdrawals } = sumTotals(dailyTotals, from, to);
  return ok({
    period,
    from,
    to,
    is_final: end < today,
    issued_at: isoDateTime(now),
    ...parties,
    opening_balance: opening,
    deposits,
    withdrawals,
    other: closing - opening - deposits + withdrawals - total.net,
    closing_balance: closing,
    kinds,
    total,
  });
}

function daysOf(period: string): { from: CalendarDate; to: CalendarDate } {
  return period.length === 4 ? { from: `${period}-01-01`, to: `${period}-12-31` } : periodAround(`${period}-01`, 'month');
}

function toKindDto(kind: BetKind, results: DailyResults, from: CalendarDate, to: CalendarDate): Schemas['ResultsByKind'] {
  const totals = sumResults(results, kind, from, to);
  return { kind, ...totals, net: totals.prizes - totals.stakes };
}

/** Sums the entries that moved real money before a day began. */
function balanceBefore(entries: readonly Entry[], day: CalendarDate): number {
  const moment = startOfDay(day);
  return entries.reduce(
    (sum, { at, type, amount, balanceAfter }) => (balanceAfter === null || at >= moment ? sum : sum + (type === 1 ? amount : -amount)),
    0,
  );
}
