import { MINUTE } from '../calendar';
import type { Invalid, Result } from '../result';
import { err, invalid, ok } from '../result';

/** Time within which a link must be used. */
export const RESET_LIFETIME_MS = 60 * MINUTE;

/** Link that is used once (SPEC B10). */
export interface PasswordReset {
  token: string;
  playerId: string;
  /** Address in lower case. */
  email: string;
  /** End of the link, in Unix ms. */
  expiresAt: number;
}

/** Creates a link that is valid for an hour. `email` must be in lower case, otherwise the link cannot be redeemed. */
export function createReset(token: string, { id, email }: { id: string; email: string }, now: number): PasswordReset {
  return { token, playerId: id, email, expiresAt: now + RESET_LIFETIME_MS };
}

/**
 * Redeems a link for the player id; `email` is in lower case. All invalid links give the same error, so that it reveals
 * nothing. The caller deletes the link, so that it works once.
 *
 * @param reset undefined if used, replaced or never sent
 */
export function redeemReset(reset: PasswordReset | undefined, email: string, now: number): Result<string, Invalid<'expired'>> {
  if (reset !== undefined && reset.email === email && now < reset.expiresAt) return ok(reset.playerId);
  const message = 'Este link já foi usado ou venceu. Peça um novo.';
  return err(invalid('expired', 'token', message, message));
}

/** Checks the confirmation. Returns null if it equals the password. */
export function confirmationError(password: string, confirmation: string): Invalid<'not_equal'> | null {
  return password === confirmation ? null : invalid('not_equal', 'password_confirmation', 'As senhas não são iguais.');
}
