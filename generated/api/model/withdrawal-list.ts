/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Links } from './links';
import type { Meta } from './meta';
import type { Withdrawal } from './withdrawal';

/**
 * One page of withdrawals.
 */
export interface WithdrawalList {
  /**
     * The withdrawals.
     * @maxItems 60
     */
  data: Withdrawal[];
  links: Links;
  meta: Meta;
}
