/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { Unknown } from './unknown';

/**
 * Numbers of the income tax that the operator's counsel confirmed for this period.
 */
export interface ResultsTax {
  /**
     * The rate in hundredths of a percent.
     * @minimum 0
     * @maximum 10000
     */
  rate_bp: number;
  /** The net prize of a year up to which no tax is due, in cents of BRL. */
  exempt_amount: Cents | Unknown;
}
