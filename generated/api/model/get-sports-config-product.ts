/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetSportsConfigProduct = typeof GetSportsConfigProduct[keyof typeof GetSportsConfigProduct];


export const GetSportsConfigProduct = {
  sports: 'sports',
  esports: 'esports',
} as const;
