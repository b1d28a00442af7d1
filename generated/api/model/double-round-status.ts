/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether the round takes bets (15 s), rolls (6 s) or is paid (4 s and from then on).
 */
export type DoubleRoundStatus = typeof DoubleRoundStatus[keyof typeof DoubleRoundStatus];


export const DoubleRoundStatus = {
  waiting: 'waiting',
  rolling: 'rolling',
  complete: 'complete',
} as const;
