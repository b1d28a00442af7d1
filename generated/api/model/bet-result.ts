/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the bet meant for the player's money: more came back than was staked (won), less (lost), exactly the stake
 * (returned, for example a void event), or nothing is decided yet (open).
 */
export type BetResult = typeof BetResult[keyof typeof BetResult];


export const BetResult = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  returned: 'returned',
} as const;
