/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A cell of the board, counted from 0 row by row in five rows of five.
 * @minimum 0
 * @maximum 24
 */
export type MinesCell = number;
