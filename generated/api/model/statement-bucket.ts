/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendar-date';
import type { Cents } from './cents';
import type { SignedCents } from './signed-cents';
import type { Unknown } from './unknown';

/**
 * What a day, a week, a month or a year came to.
 */
export interface StatementBucket {
  /** Its first day. */
  from: CalendarDate;
  /** Its last day. */
  to: CalendarDate;
  /** Approved deposits, in cents of BRL. */
  deposits: Cents | Unknown;
  /** Paid withdrawals, in cents of BRL. */
  withdrawals: Cents | Unknown;
  /** Settled stakes, in cents of BRL. */
  bets: Cents | Unknown;
  /** What those stakes won, in cents of BRL. */
  wins: Cents | Unknown;
  /** wins less bets, in cents of BRL. */
  net: SignedCents | Unknown;
  /**
     * Time played.
     * @minimum 0
     * @maximum 31622400
     */
  seconds: number;
}
