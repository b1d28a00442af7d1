/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Withdrawal } from './withdrawal';

/**
 * One withdrawal.
 */
export interface WithdrawalAnswer {
  data: Withdrawal;
}
