/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A code by e-mail, of an app, or a recovery code.
 */
export type SecondFactorMethod = typeof SecondFactorMethod[keyof typeof SecondFactorMethod];


export const SecondFactorMethod = {
  email: 'email',
  totp: 'totp',
  recovery: 'recovery',
} as const;
