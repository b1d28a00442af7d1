/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Document and face, the full address, or the account that deposits come from.
 */
export type ActivationStepName = typeof ActivationStepName[keyof typeof ActivationStepName];


export const ActivationStepName = {
  identity: 'identity',
  address: 'address',
  bank_account: 'bank_account',
} as const;
