import { MINUTE } from './calendar';
import type { Invalid, Result } from './result';
import { err, invalid, ok } from './result';

/** Lifetime of a reset link, in ms. */
export const RESET_LIFETIME_MS = 60 * MINUTE;

/** A single-use link to set a new password. */
export interface PasswordReset {
  token: string;
  playerId: string;
  /** The address the link was sent to, in lower case. */
  email: string;
  /** Unix ms. */
  expiresAt: number;
}

/** Creates a reset link. */
export function createReset(token: string, { id, email }: { id: string; email: string }, now: number): PasswordReset {
  return { token, playerId: id, email, expiresAt: now + RESET_LIFETIME_MS };
}

/**
 * Redeems a reset link.
 *
 * @param reset the stored link; undefined if it was used, replaced or never sent
 * @param email the e-mail sent with the token, in lower case
 * @returns the player id. All invalid links give the same error, so that it reveals nothing
 */
export function redeemReset(reset: PasswordReset | undefined, email: string, now: number): Result<string, Invalid<'expired'>> {
  if (reset !== undefined && reset.email === email && now < reset.expiresAt) return ok(reset.playerId);
  const message = 'Este link expirou. Peça um novo.';
  return err(invalid('expired', 'token', message, message));
}

/** Validates the confirmation of a new password. Returns null if both are equal. */
export function confirmationError(password: string, confirmation: string): Invalid<'not_equal'> | null {
  return password === confirmation ? null : invalid('not_equal', 'password_confirmation', 'As senhas não são iguais.');
}
