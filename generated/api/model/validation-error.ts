/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FieldErrors } from './field-errors';

/**
 * Which fields were refused, and why.
 */
export interface ValidationError {
  /**
     * A summary for the player (pt-BR).
     * @minLength 1
     * @maxLength 1000
     */
  message: string;
  errors: FieldErrors;
}
