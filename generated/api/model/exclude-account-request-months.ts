/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How long in months, null for ever.
 * @nullable
 */
export type ExcludeAccountRequestMonths = typeof ExcludeAccountRequestMonths[keyof typeof ExcludeAccountRequestMonths] | null;


export const ExcludeAccountRequestMonths = {
  NUMBER_1: 1,
  NUMBER_3: 3,
  NUMBER_6: 6,
  NUMBER_12: 12,
} as const;
