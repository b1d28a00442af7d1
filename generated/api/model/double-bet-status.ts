/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether the bet waits for the roll, was won, was lost or was taken back.
 */
export type DoubleBetStatus = typeof DoubleBetStatus[keyof typeof DoubleBetStatus];


export const DoubleBetStatus = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  cancelled: 'cancelled',
} as const;
