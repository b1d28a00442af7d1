import type { CalendarDate } from './calendar';
import { addDays, dayOf, daysBetween, SECOND, startOf } from './calendar';
import type { Settled, Stake } from './stakes';

/** Totals of one day. Real money in cents, time in seconds. */
export interface DayFigures {
  /** Approved deposits. */
  deposits: number;
  /** Paid withdrawals. */
  withdrawals: number;
  /** Stakes settled on this day, and their winnings. */
  bets: number;
  wins: number;
  /** Stakes placed on this day and not refunded. Limits use them, because an open stake may still be lost. */
  staked: number;
  /** Time played. */
  seconds: number;
}

/** A player's totals per day. Limits and statements sum them, so that their cost does not grow with the journal. */
export type Daybook = Readonly<Record<CalendarDate, DayFigures>>;

export const NOTHING: DayFigures = { deposits: 0, withdrawals: 0, bets: 0, wins: 0, staked: 0, seconds: 0 };

/** Adds an approved deposit. */
export const noteDeposit = (book: Daybook, amount: number, now: number): Daybook => noted(book, dayOf(now), { deposits: amount });

/** Adds a paid withdrawal. */
export const noteWithdrawal = (book: Daybook, amount: number, now: number): Daybook => noted(book, dayOf(now), { withdrawals: amount });

/** Adds a placed stake. */
export const noteStake = (book: Daybook, { real, at }: Stake): Daybook => noted(book, dayOf(at), { staked: real });

/** Subtracts a refunded stake from the day on which it was placed. */
export const noteRefund = (book: Daybook, { real, at }: Stake): Daybook => noted(book, dayOf(at), { staked: -real });

/** Adds a settled stake. */
export const noteSettled = (book: Daybook, { stake, won, at }: Settled): Daybook => noted(book, dayOf(at), { bets: stake, wins: won });

/** Adds play time in whole seconds, split at midnight. */
export function notePlayTime(book: Daybook, from: number, to: number): Daybook {
  let after = book;
  let left = Math.floor((to - from) / SECOND);
  for (let at = from; left > 0;) {
    const day = dayOf(at);
    const ends = startOf(addDays(day, 1));
    const seconds = Math.min(left, Math.ceil((ends - at) / SECOND));
    after = noted(after, day, { seconds });
    left -= seconds;
    at = ends;
  }
  return after;
}

/** Sums the totals from one day to another, both inclusive. */
export function figuresOf(book: Daybook, from: CalendarDate, to: CalendarDate): DayFigures {
  let sum = NOTHING;
  for (let index = 0; index <= daysBetween(from, to); index += 1) {
    const day = book[addDays(from, index)];
    if (day !== undefined) sum = added(sum, day);
  }
  return sum;
}

function noted(book: Daybook, day: CalendarDate, change: Partial<DayFigures>): Daybook {
  return { ...book, [day]: added(book[day] ?? NOTHING, { ...NOTHING, ...change }) };
}

function added(one: DayFigures, other: DayFigures): DayFigures {
  return {
    deposits: one.deposits + other.deposits,
    withdrawals: one.withdrawals + other.withdrawals,
    bets: one.bets + other.bets,
    wins: one.wins + other.wins,
    staked: one.staked + other.staked,
    seconds: one.seconds + other.seconds,
  };
}
