/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Deposit } from './deposit';

/**
 * One deposit.
 */
export interface DepositAnswer {
  data: Deposit;
}
