/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which coupons are wanted. What is left out does not narrow the list.
 */
export interface ListCouponsRequest {
  /** Only those that can be used now, or only those that cannot. */
  active?: boolean;
  /** Only those that were used, or only those that were not. */
  applied?: boolean;
  /** Only those whose time is over, or only those whose time is not. */
  expired?: boolean;
}
