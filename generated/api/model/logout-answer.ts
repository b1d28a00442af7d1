/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The end of a session. Nothing of it is needed.
 */
export interface LogoutAnswer {
  /** Whether the session was ended. */
  success?: boolean;
  /** A text for the player (pt-BR). */
  message?: string;
}
