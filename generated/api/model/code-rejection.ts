/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FieldErrors } from './field-errors';

/**
 * Why a code was refused.
 */
export interface CodeRejection {
  /**
     * A summary for the player (pt-BR).
     * @minLength 1
     * @maxLength 1000
     */
  message: string;
  errors: FieldErrors;
  /**
     * Wrong codes before the player has to start again.
     * @minimum 1
     * @maximum 100
     */
  attempts_left?: number;
}
