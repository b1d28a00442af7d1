/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Coupon } from './coupon';
import type { Flag } from './flag';
import type { ObservedId } from './observed-id';

/**
 * A coupon that the player holds (E3).
 */
export interface UserCoupon {
  /** The id of the holding. A proposal of ours. */
  id?: ObservedId;
  coupon: Coupon;
  /** Whether it can be used now. A proposal of ours. */
  active?: Flag;
  /** Whether it was used. A proposal of ours. */
  applied?: Flag;
  /** Whether its time is over. A proposal of ours. */
  expired?: Flag;
  /**
     * Until when it can be used, null where it never expires. A proposal of ours.
     * @nullable
     */
  expires_at?: string | null;
}
