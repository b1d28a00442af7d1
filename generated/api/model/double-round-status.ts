/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether the round takes bets (15 s), rolls (6 s), is paid (4 s and from then on) or was voided while it took bets.
 */
export type DoubleRoundStatus = typeof DoubleRoundStatus[keyof typeof DoubleRoundStatus];


export const DoubleRoundStatus = {
  waiting: 'waiting',
  rolling: 'rolling',
  complete: 'complete',
  voided: 'voided',
} as const;
