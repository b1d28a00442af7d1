/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Asked for; looked at by a person; being sent; sent; refused, with the amount back in the balance; taken back by the player.
 */
export type WithdrawalStatus = typeof WithdrawalStatus[keyof typeof WithdrawalStatus];


export const WithdrawalStatus = {
  pending: 'pending',
  in_review: 'in_review',
  processing: 'processing',
  paid: 'paid',
  rejected: 'rejected',
  cancelled: 'cancelled',
} as const;
