/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The calendar day, week (from Monday) or month, in America/Sao_Paulo, for which a limit holds.
 */
export type ProtectionLimitPeriod = typeof ProtectionLimitPeriod[keyof typeof ProtectionLimitPeriod];


export const ProtectionLimitPeriod = {
  day: 'day',
  week: 'week',
  month: 'month',
} as const;
