/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * 1 credit, the balance grows; 2 debit, the balance shrinks.
 */
export type TransactionType = typeof TransactionType[keyof typeof TransactionType];


export const TransactionType = {
  credit: 1,
  debit: 2,
} as const;
