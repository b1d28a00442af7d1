/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { Id } from './id';
import type { Unknown } from './unknown';

/**
 * A game session that is open.
 */
export interface GameLaunch {
  /** The id of the session, to close it by. */
  session_id: Id;
  /**
     * The address that the game frame loads.
     * @maxLength 2048
     * @pattern ^https?://
     */
  url: string;
  /** Until when the address must have been loaded. */
  expires_at: DateTime;
  /**
     * How the page of the game works with the site. `frame`: it speaks the message protocol of the site; if it sends no
     * `ready` within 15 s, the site closes it. `plain`: it sends no messages, and only its load event shows that it is
     * there. If the field is absent or unknown, the site uses `plain` (B18).
     */
  integration: 'frame' | 'plain' | Unknown;
}
