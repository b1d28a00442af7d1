/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How this selection stands.
 */
export type SportsBetLegStatus = typeof SportsBetLegStatus[keyof typeof SportsBetLegStatus];


export const SportsBetLegStatus = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  void: 'void',
} as const;
