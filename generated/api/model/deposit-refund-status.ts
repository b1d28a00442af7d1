/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * On its way; arrived; not possible, so that the support has to help.
 */
export type DepositRefundStatus = typeof DepositRefundStatus[keyof typeof DepositRefundStatus];


export const DepositRefundStatus = {
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
} as const;
