/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the coupon of a registration gives.
 */
export interface RegisterCoupon {
  /**
     * The text (pt-BR), plain; null or empty where there is no such coupon.
     * @maxLength 1000
     * @nullable
     */
  text: string | null;
}
