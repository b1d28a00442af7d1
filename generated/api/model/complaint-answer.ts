/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Complaint } from './complaint';

/**
 * One complaint.
 */
export interface ComplaintAnswer {
  data: Complaint;
}
