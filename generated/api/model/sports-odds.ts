/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Decimal odds, at most three decimals; the stake times this is the payout.
 * @minimum 1
 * @maximum 1000000
 */
export type SportsOdds = number;
