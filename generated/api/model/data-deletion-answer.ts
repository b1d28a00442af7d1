/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DataDeletion } from './data-deletion';

/**
 * One deletion request.
 */
export interface DataDeletionAnswer {
  data: DataDeletion;
}
