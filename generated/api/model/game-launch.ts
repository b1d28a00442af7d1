/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { Id } from './id';

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
}
