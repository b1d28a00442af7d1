/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListBonusesActive = typeof ListBonusesActive[keyof typeof ListBonusesActive];


export const ListBonusesActive = {
  NUMBER_1: 1,
} as const;
