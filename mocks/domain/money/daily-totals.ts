import type { CalendarDate } from '../calendar';
import { addDays, calendarDay, daysBetween, SECOND, startOfDay } from '../calendar';
import type { SettledStake } from './stakes';
import type { Stake } from './wallet';

/** Totals of one day: real money in cents, time in seconds. */
export interface DayTotals {
  deposits: number;
  withdrawals: number;
  /** Stakes that were settled. */
  bets: number;
  /** Payouts of these stakes. */
  wins: number;
  /** Stakes placed and not refunded, for the limits: an open stake may still be lost. */
  staked: number;
  /** Number of the stakes in `staked`. */
  placed: number;
  /** Time of play. */
  seconds: number;
}

/** Totals by day, which limits and statements sum, so that their cost does not grow with the journal. */
export type DailyTotals = Readonly<Record<CalendarDate, DayTotals>>;

export const ZERO_TOTALS: DayTotals = { deposits: 0, withdrawals: 0, bets: 0, wins: 0, staked: 0, placed: 0, seconds: 0 };

/** Adds a deposit in cents to the day of `now`, in Unix ms. */
export const recordDeposit = (totals: DailyTotals, amount: number, now: number): DailyTotals =>
  addToDay(totals, calendarDay(now), { deposits: amount });

/** Adds a withdrawal in cents to the day of `now`, in Unix ms. */
export const recordWithdrawal = (totals: DailyTotals, amount: number, now: number): DailyTotals =>
  addToDay(totals, calendarDay(now), { withdrawals: amount });

/** Adds a placed stake to the day of its placement. */
export const recordStake = (totals: DailyTotals, { real, at }: Stake): DailyTotals =>
  addToDay(totals, calendarDay(at), { staked: real, placed: 1 });

/** Subtracts a refunded stake from the day of its placement. The rest of a split one still counts as placed (SPEC Q41). */
export const recordRefund = (totals: DailyTotals, { real, at, isRest }: Stake): DailyTotals =>
  addToDay(totals, calendarDay(at), { staked: -real, placed: isRest === true ? 0 : -1 });

/** Adds a settled stake and its payout to the day of the settlement. */
export const recordSettled = (totals: DailyTotals, { stake, won, at }: SettledStake): DailyTotals =>
  addToDay(totals, calendarDay(at), { bets: stake, wins: won });

/** Adds the play time between two timestamps (Unix ms) in whole seconds, rounded down, and split at midnight in São Paulo. */
export function recordPlayTime(totals: DailyTotals, from: number, to: number): DailyTotals {
  let after = totals;
  let left = Math.floor((to - from) / SECOND);
  for (let at = from; left > 0;) {
    const day = calendarDay(at);
    const ends = startOfDay(addDays(day, 1));
    const seconds = Math.min(left, Math.ceil((ends - at) / SECOND));
    after = addToDay(after, day, { seconds });
    left -= seconds;
    at = ends;
  }
  return after;
}

/** Sums the totals between two days, both inclusive. */
export function sumTotals(totals: DailyTotals, from: CalendarDate, to: CalendarDate): DayTotals {
  let sum = ZERO_TOTALS;
  for (let index = 0; index <= daysBetween(from, to); index += 1) {
    const day = totals[addDays(from, index)];
    if (day !== undefined) sum = addTotals(sum, day);
  }
  return sum;
}

function addToDay(totals: DailyTotals, day: CalendarDate, change: Partial<DayTotals>): DailyTotals {
  return { ...totals, [day]: addTotals(totals[day] ?? ZERO_TOTALS, { ...ZERO_TOTALS, ...change }) };
}

function addTotals(one: DayTotals, other: DayTotals): DayTotals {
  return {
    deposits: one.deposits + other.deposits,
    withdrawals: one.withdrawals + other.withdrawals,
    bets: one.bets + other.bets,
    wins: one.wins + other.wins,
    staked: one.staked + other.staked,
    placed: one.placed + other.placed,
    seconds: one.seconds + other.seconds,
  };
}
