/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What one outcome of a game pays.
 */
export interface PaytableLine {
  /**
     * The outcome (pt-BR).
     * @minLength 1
     * @maxLength 120
     */
  label: string;
  /**
     * What it pays, as a multiple of the stake.
     * @minimum 0
     * @maximum 1000000
     */
  multiplier: number;
}
