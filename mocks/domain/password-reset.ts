import { MINUTE } from './calendar';
import type { Invalid, Outcome } from './outcome';
import { done, invalid, refused } from './outcome';

/** How long the link of an e-mail works. */
export const RESET_LIFE = 60 * MINUTE;

/** A link that sets a new password, once. */
export interface Reset {
  token: string;
  playerId: string;
  /** The address that the link was sent to, in lower case. */
  email: string;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

/** The link that is sent now. */
export function newReset(token: string, { id, email }: { id: string; email: string }, now: number): Reset {
  return { token, playerId: id, email, expiresAt: now + RESET_LIFE };
}

/**
 * Whose password a link sets.
 *
 * @param reset what is kept under its token; nothing where it was used, replaced or never sent
 * @param email what came along with the token, in lower case
 * @returns the player; one answer for every link that does not work, so that it tells nothing
 */
export function redeemReset(reset: Reset | undefined, email: string, now: number): Outcome<string, Invalid<'expired'>> {
  if (reset !== undefined && reset.email === email && now < reset.expiresAt) return done(reset.playerId);
  const message = 'Este link expirou. Peça um novo.';
  return refused(invalid('expired', 'token', message, message));
}

/** Why a new password is not taken; null where it is. */
export function whyNotConfirmed(password: string, confirmation: string): Invalid<'not_equal'> | null {
  return password === confirmation ? null : invalid('not_equal', 'password_confirmation', 'As senhas não são iguais.');
}
