/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Flag } from './flag';

/**
 * The end of a session. Nothing of it is needed.
 */
export interface LogoutAnswer {
  /** Whether the session was ended. */
  success?: Flag;
  /** A text for the player (pt-BR). */
  message?: string;
}
