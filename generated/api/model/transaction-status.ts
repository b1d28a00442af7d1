/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * 1 pending, 2 approved, 3 rejected, 4 cancelled, 5 expired, 6 reversed, 7 in review.
 */
export type TransactionStatus = typeof TransactionStatus[keyof typeof TransactionStatus];


export const TransactionStatus = {
  pending: 1,
  approved: 2,
  rejected: 3,
  cancelled: 4,
  expired: 5,
  reversed: 6,
  in_review: 7,
} as const;
