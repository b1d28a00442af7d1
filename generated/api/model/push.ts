/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Web push for one session.
 */
export interface Push {
  /**
     * The operator's P-256 key for subscriptions (VAPID), null if it sends no web push.
     * @nullable
     * @pattern ^[A-Za-z0-9_-]{87}$
     */
  public_key: string | null;
  /** Whether notices are sent to the device of this session. */
  subscribed: boolean;
}
