/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How it is paid; PIX alone (D9).
 */
export type CreateDepositRequestMethod = typeof CreateDepositRequestMethod[keyof typeof CreateDepositRequestMethod];


export const CreateDepositRequestMethod = {
  pix: 'pix',
} as const;
