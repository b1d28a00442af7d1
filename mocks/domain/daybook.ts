import type { CalendarDate } from './calendar';
import { addDays, dayOf, daysBetween, SECOND, startOf } from './calendar';
import type { Settled, Stake } from './stakes';

/** What a day came to. Cents of real money, and seconds. */
export interface DayFigures {
  /** Approved deposits. */
  deposits: number;
  /** Paid withdrawals. */
  withdrawals: number;
  /** Stakes that were settled on this day, and what they won. */
  bets: number;
  wins: number;
  /** Stakes that were placed on this day and not given back: what limits count, for an open stake may be lost. */
  staked: number;
  /** Time played. */
  seconds: number;
}

/** What each day of one player came to: limits and the statement are sums of it, however long the journal is. */
export type Daybook = Readonly<Record<CalendarDate, DayFigures>>;

export const NOTHING: DayFigures = { deposits: 0, withdrawals: 0, bets: 0, wins: 0, staked: 0, seconds: 0 };

/** An approved deposit. */
export const noteDeposit = (book: Daybook, amount: number, now: number): Daybook => noted(book, dayOf(now), { deposits: amount });

/** A paid withdrawal. */
export const noteWithdrawal = (book: Daybook, amount: number, now: number): Daybook => noted(book, dayOf(now), { withdrawals: amount });

/** A stake that was placed. */
export const noteStake = (book: Daybook, { real, at }: Stake): Daybook => noted(book, dayOf(at), { staked: real });

/** A stake that was given back: it never was one. */
export const noteRefund = (book: Daybook, { real, at }: Stake): Daybook => noted(book, dayOf(at), { staked: -real });

/** A stake that was settled. */
export const noteSettled = (book: Daybook, { stake, won, at }: Settled): Daybook => noted(book, dayOf(at), { bets: stake, wins: won });

/** Time played, from one moment to another, each day its part; whole seconds. */
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

/** What the days from one to another came to, both included. */
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
