/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { Id } from './id';

/**
 * One place where the player is logged in.
 */
export interface Session {
  id: Id;
  /**
     * Browser and system, in words (pt-BR).
     * @minLength 1
     * @maxLength 120
     */
  device: string;
  /**
     * The IPv4 or IPv6 address that was last seen.
     * @minLength 2
     * @maxLength 45
     * @pattern ^[0-9A-Fa-f:.]+$
     */
  ip: string;
  /** When it was last seen, ISO 8601 with offset. */
  last_seen_at: DateTime;
  /** Whether this call came from it. */
  current: boolean;
}
