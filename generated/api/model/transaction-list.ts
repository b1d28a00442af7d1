/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Transaction } from './transaction';
import type { TransactionListLinks } from './transaction-list-links';
import type { TransactionListMeta } from './transaction-list-meta';

/**
 * One page of transactions.
 */
export interface TransactionList {
  /** The transactions, the newest first. */
  data: Transaction[];
  links?: TransactionListLinks;
  meta?: TransactionListMeta;
}
