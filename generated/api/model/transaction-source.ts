/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where a transaction comes from. Refund is a stake or a withdrawal given back, Adjustment a correction by the operator.
 */
export type TransactionSource = typeof TransactionSource[keyof typeof TransactionSource];


export const TransactionSource = {
  Deposit: 'Deposit',
  Withdraw: 'Withdraw',
  Bet: 'Bet',
  Win: 'Win',
  Refund: 'Refund',
  Bonus: 'Bonus',
  Coupon: 'Coupon',
  Referral: 'Referral',
  Adjustment: 'Adjustment',
} as const;
