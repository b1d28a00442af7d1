/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrentPassword } from './current-password';

/**
 * Confirms the request.
 */
export interface DataDeletionBody {
  password: CurrentPassword;
}
