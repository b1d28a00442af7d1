import { MINUTE } from './calendar';
import type { Invalid, Outcome } from './outcome';
import { done, invalid, refused } from './outcome';

/** Lifetime of a reset link, in ms. */
export const RESET_LIFE = 60 * MINUTE;

/** A single-use link to set a new password. */
export interface Reset {
  token: string;
  playerId: string;
  /** The address the link was sent to, in lower case. */
  email: string;
  /** Unix ms. */
  expiresAt: number;
}

/** Creates a reset link. */
export function newReset(token: string, { id, email }: { id: string; email: string }, now: number): Reset {
  return { token, playerId: id, email, expiresAt: now + RESET_LIFE };
}

/**
 * Redeems a reset link.
 *
 * @param reset the stored link; undefined if it was used, replaced or never sent
 * @param email the e-mail sent with the token, in lower case
 * @returns the player id. All invalid links give the same error, so that it reveals nothing
 */
export function redeemReset(reset: Reset | undefined, email: string, now: number): Outcome<string, Invalid<'expired'>> {
  if (reset !== undefined && reset.email === email && now < reset.expiresAt) return done(reset.playerId);
  const message = 'Este link expirou. Peça um novo.';
  return refused(invalid('expired', 'token', message, message));
}

/** Validates the confirmation of a new password. Returns null if both are equal. */
export function whyNotConfirmed(password: string, confirmation: string): Invalid<'not_equal'> | null {
  return password === confirmation ? null : invalid('not_equal', 'password_confirmation', 'As senhas não são iguais.');
}
