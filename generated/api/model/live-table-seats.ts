/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The seats of a table, absent where any number can play.
 */
export interface LiveTableSeats {
  /**
     * How many seats are taken.
     * @minimum 0
     * @maximum 1000
     */
  taken: number;
  /**
     * How many seats there are.
     * @minimum 1
     * @maximum 1000
     */
  total: number;
}
