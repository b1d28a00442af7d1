/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FieldErrors } from './field-errors';
import type { Flag } from './flag';

/**
 * Whom a CPF belongs to, or why it cannot be used (V1).
 */
export interface ValidateDocumentAnswer {
  /** False shows errors. */
  success?: Flag;
  errors?: FieldErrors;
  /**
     * The full name; without it message is shown.
     * @maxLength 120
     * @nullable
     */
  name?: string | null;
  /**
     * The day of birth, YYYY-MM-DD.
     * @nullable
     */
  birthday?: string | null;
  /** A text for the player (pt-BR). */
  message?: string;
}
