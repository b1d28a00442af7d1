/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is limited, deposits, losses or stakes (all three in cents of BRL), time played (in minutes), or the number of bets (Q41).
 */
export type ProtectionLimitType = typeof ProtectionLimitType[keyof typeof ProtectionLimitType];


export const ProtectionLimitType = {
  deposit: 'deposit',
  loss: 'loss',
  bet: 'bet',
  time: 'time',
  count: 'count',
} as const;
