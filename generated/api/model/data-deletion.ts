/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { Unknown } from './unknown';

/**
 * A request to delete personal data.
 */
export interface DataDeletion {
  /**
     * The protocol number.
     * @minLength 1
     * @maxLength 40
     * @pattern ^[0-9A-Za-z-]+$
     */
  protocol: string;
  /** Where it stands. */
  status: 'received' | 'in_review' | 'done' | 'refused' | Unknown;
  /** When it was made. */
  requested_at: DateTime;
  /** By when it is answered. */
  due_at: DateTime;
  /**
     * Why it was refused or what is kept (pt-BR), null where there is nothing to say.
     * @maxLength 500
     * @nullable
     */
  reason: string | null;
}
