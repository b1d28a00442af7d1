/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The COSE algorithm; ES256 alone.
 */
export type RegisterPasskeyRequestAlgorithm = typeof RegisterPasskeyRequestAlgorithm[keyof typeof RegisterPasskeyRequestAlgorithm];


export const RegisterPasskeyRequestAlgorithm = {
  NUMBER_MINUS_7: -7,
} as const;
