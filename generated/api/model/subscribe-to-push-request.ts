/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A browser's push subscription.
 */
export interface SubscribeToPushRequest {
  /**
     * The address of the push service for this device.
     * @maxLength 1000
     * @pattern ^https://
     */
  endpoint: string;
  /**
     * The device's P-256 key.
     * @pattern ^[A-Za-z0-9_-]{87}$
     */
  p256dh: string;
  /**
     * The device's secret.
     * @pattern ^[A-Za-z0-9_-]{22}$
     */
  auth: string;
}
