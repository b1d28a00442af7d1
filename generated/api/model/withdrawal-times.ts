/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How long the last paid withdrawals of all players took, from the request to the payment. Absent if the operator does not say, and below five withdrawals, so that nobody else's is recognised.
 */
export interface WithdrawalTimes {
  /**
     * The number of withdrawals that were measured.
     * @minimum 5
     * @maximum 1000000
     */
  count: number;
  /**
     * Half of them took at most this, in seconds.
     * @minimum 0
     * @maximum 31536000
     */
  median_seconds: number;
  /**
     * 95 of 100 took at most this, in seconds.
     * @minimum 0
     * @maximum 31536000
     */
  p95_seconds: number;
}
