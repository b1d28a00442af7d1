/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Links } from './links';
import type { Meta } from './meta';
import type { Withdrawal } from './withdrawal';
import type { WithdrawalTimes } from './withdrawal-times';

/**
 * One page of withdrawals.
 */
export interface WithdrawalList {
  /**
     * The withdrawals.
     * @maxItems 60
     */
  data: Withdrawal[];
  times?: WithdrawalTimes;
  links: Links;
  meta: Meta;
}
