/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Flag } from './flag';
import type { RegisterAnswerData } from './register-answer-data';

/**
 * The outcome of a registration.
 */
export interface RegisterAnswer {
  /** Whether the account is open. */
  success: Flag;
  /** A text for the player (pt-BR). */
  message?: string;
  data?: RegisterAnswerData;
}
