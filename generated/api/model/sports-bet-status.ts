/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How a bet stands. A void one gets its stake back; cashed out means that the player took an offer before the end.
 */
export type SportsBetStatus = typeof SportsBetStatus[keyof typeof SportsBetStatus];


export const SportsBetStatus = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  void: 'void',
  cashed_out: 'cashed_out',
} as const;
