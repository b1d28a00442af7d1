/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether the bet waits for the roll, was won, was lost, was taken back by the player, or was returned because its round was voided.
 */
export type DoubleBetStatus = typeof DoubleBetStatus[keyof typeof DoubleBetStatus];


export const DoubleBetStatus = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  cancelled: 'cancelled',
  voided: 'voided',
} as const;
