/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FieldErrors } from './field-errors';
import type { Flag } from './flag';

/**
 * An error answer of an observed call. Nothing is required of it; the site reads these members where they stand.
 */
export interface ObservedError {
  /** What the player is told, or a fixed text such as 'Unauthenticated.' (L7). */
  message?: string;
  /** An older form of message. */
  error?: string;
  errors?: FieldErrors;
  /** A reason such as ip_blocked (L8). */
  status?: string;
  /** Always false where it is sent. */
  success?: Flag;
}
