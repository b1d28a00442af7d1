/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FieldErrors } from './field-errors';

/**
 * What comes with the outcome of a registration.
 */
export interface RegisterAnswerData {
  errors?: FieldErrors;
}
