/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';

/**
 * The operator's answer.
 */
export interface ComplaintReply {
  /**
     * The answer in Portuguese.
     * @minLength 1
     * @maxLength 10000
     */
  text: string;
  /** When it was given. */
  answered_at: DateTime;
}
