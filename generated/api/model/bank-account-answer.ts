/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BankAccount } from './bank-account';

/**
 * One account.
 */
export interface BankAccountAnswer {
  data: BankAccount;
}
