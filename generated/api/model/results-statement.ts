/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendar-date';
import type { Cents } from './cents';
import type { DateTime } from './date-time';
import type { ResultsByKind } from './results-by-kind';
import type { ResultsParty } from './results-party';
import type { ResultsPeriod } from './results-period';
import type { ResultsTax } from './results-tax';
import type { ResultsTotal } from './results-total';
import type { SignedCents } from './signed-cents';
import type { Unknown } from './unknown';

/**
 * The results of a month or a year.
 */
export interface ResultsStatement {
  period: ResultsPeriod;
  /** The first day. */
  from: CalendarDate;
  /** The last day; today while the period lasts. */
  to: CalendarDate;
  /** Whether the period is over, so that the figures stay. */
  is_final: boolean;
  /** When the figures were added up. */
  issued_at: DateTime;
  operator: ResultsParty;
  /**
     * The operator's brands at which the player bet.
     * @maxItems 50
     * @items.minLength 1
     * @items.maxLength 100
     */
  brands: string[];
  player: ResultsParty;
  /** Real money at the end of the day before from, in cents of BRL. */
  opening_balance: Cents | Unknown;
  /** Approved deposits, in cents of BRL. */
  deposits: Cents | Unknown;
  /** Paid withdrawals, in cents of BRL. */
  withdrawals: Cents | Unknown;
  /** All else that changed the balance, in cents of BRL: redeemed bonuses, referrals, adjustments, open stakes and withdrawals in progress. */
  other: SignedCents | Unknown;
  /** Real money at the end of to, in cents of BRL. It is opening_balance + deposits - withdrawals + total.net + other. */
  closing_balance: Cents | Unknown;
  /**
     * The results of each kind of bet, each kind once.
     * @minItems 5
     * @maxItems 5
     */
  kinds: ResultsByKind[];
  total: ResultsTotal;
  /** Null where the operator states no numbers. */
  tax: ResultsTax | null;
  /**
     * The text that the document must contain, as the operator's counsel wrote it: for a year, that of the annex of IN RFB
     * 2.299/2025 (Q24). Null where there is none.
     * @minLength 1
     * @maxLength 4000
     * @nullable
     */
  notice: string | null;
}
