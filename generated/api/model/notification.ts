/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { Id } from './id';
import type { NotificationType } from './notification-type';
import type { Unknown } from './unknown';

/**
 * A notice for one player.
 */
export interface Notification {
  id: Id;
  type: NotificationType | Unknown;
  /**
     * A short heading (pt-BR).
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * The text (pt-BR), plain.
     * @maxLength 1000
     */
  body: string;
  /**
     * A path on the site to go to.
     * @maxLength 500
     * @nullable
     */
  url: string | null;
  created_at: DateTime;
  /**
     * When it was read, null while it is not.
     * @nullable
     */
  read_at: string | null;
}
