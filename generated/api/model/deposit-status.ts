/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Waiting for the payment; paid and credited; not paid in time, but still credited if paid late; refused, as one from another CPF; given back after it was credited.
 */
export type DepositStatus = typeof DepositStatus[keyof typeof DepositStatus];


export const DepositStatus = {
  pending: 'pending',
  approved: 'approved',
  expired: 'expired',
  rejected: 'rejected',
  reversed: 'reversed',
} as const;
