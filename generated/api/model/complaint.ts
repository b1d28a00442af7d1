/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ComplaintReply } from './complaint-reply';
import type { ComplaintSubject } from './complaint-subject';
import type { ComplaintText } from './complaint-text';
import type { DateTime } from './date-time';
import type { Id } from './id';
import type { Unknown } from './unknown';

/**
 * A complaint of the player to the operator.
 */
export interface Complaint {
  /** The id of the complaint. */
  id: Id;
  /**
     * The number that the player quotes elsewhere.
     * @minLength 1
     * @maxLength 40
     */
  protocol: string;
  subject: ComplaintSubject | Unknown;
  text: ComplaintText;
  /** Whether it was received, is examined, has an answer, or is over. */
  state: 'open' | 'in_review' | 'answered' | 'closed' | Unknown;
  /** When it was opened. */
  opened_at: DateTime;
  /** Until when the operator answers. */
  due_at: DateTime;
  /** The operator's answer, null until there is one. */
  answer: ComplaintReply | null;
}
