/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RegisterAnswerData } from './register-answer-data';

/**
 * The outcome of a registration.
 */
export interface RegisterAnswer {
  /** Whether the account is open. */
  success: boolean;
  /** A text for the player (pt-BR). */
  message?: string;
  data?: RegisterAnswerData;
}
