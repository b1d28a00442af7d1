/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ComplaintSubject } from './complaint-subject';
import type { ComplaintText } from './complaint-text';

/**
 * A complaint to be opened.
 */
export interface OpenComplaintRequest {
  subject: ComplaintSubject;
  text: ComplaintText;
}
