/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The kind of a bet. sports are real events; all others are virtual events of online games.
 */
export type BetKind = typeof BetKind[keyof typeof BetKind];


export const BetKind = {
  sports: 'sports',
  casino: 'casino',
  live: 'live',
  mines: 'mines',
  double: 'double',
} as const;
