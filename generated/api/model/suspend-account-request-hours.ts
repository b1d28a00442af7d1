/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How long, a day, a week or 30 days.
 */
export type SuspendAccountRequestHours = typeof SuspendAccountRequestHours[keyof typeof SuspendAccountRequestHours];


export const SuspendAccountRequestHours = {
  NUMBER_24: 24,
  NUMBER_168: 168,
  NUMBER_720: 720,
} as const;
