/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The number of the game, part of the message from which the layout is made. Committed with the hash before the client
 * seed is sent. The player's first game has 1, each further game one more.
 * @minimum 1
 * @maximum 9007199254740991
 */
export type MinesNonce = number;
