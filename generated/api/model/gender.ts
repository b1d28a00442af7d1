/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * 0 female, 1 male (E1).
 */
export type Gender = typeof Gender[keyof typeof Gender];


export const Gender = {
  NUMBER_0: 0,
  NUMBER_1: 1,
} as const;
