/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendar-date';
import type { Cents } from './cents';
import type { SignedCents } from './signed-cents';
import type { StatementBucket } from './statement-bucket';
import type { StatementGroup } from './statement-group';
import type { Unknown } from './unknown';

/**
 * What a stretch of days came to. Each sum is that of its buckets.
 */
export interface Statement {
  /** The first day. */
  from: CalendarDate;
  /** The last day. */
  to: CalendarDate;
  group: StatementGroup | Unknown;
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
     * @maximum 316224000
     */
  seconds: number;
  /**
     * The stretch in parts, the oldest first, without gaps.
     * @maxItems 366
     */
  buckets: StatementBucket[];
}
