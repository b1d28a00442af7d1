import { MINUTE } from './calendar';
import type { Invalid, Outcome } from './outcome';
import { done, invalid, refused } from './outcome';
import { isMobile } from './phone';

/** Lifetime of a confirmation code, in ms. */
export const CODE_LIFE = 10 * MINUTE;
/** Maximum number of attempts per change. */
export const CODE_TRIES = 5;

export type Contact = 'email' | 'phone';

/** A change of e-mail or phone that waits for its code. */
export interface ContactChange {
  playerId: string;
  contact: Contact;
  /** Lower-case e-mail, or phone digits. */
  value: string;
  /** Six digits. */
  code: string;
  /** Unix ms. */
  expiresAt: number;
  triesLeft: number;
}

/**
 * Creates a six-digit code.
 *
 * @param chance from 0 (inclusive) to 1 (exclusive)
 */
export function codeFrom(chance: number): string {
  return String(Math.floor(chance * 1_000_000)).padStart(6, '0');
}

/** Creates a change that waits for its code. It replaces a pending one. */
export function newChange(change: Pick<ContactChange, 'playerId' | 'contact' | 'value' | 'code'>, now: number): ContactChange {
  return { ...change, expiresAt: now + CODE_LIFE, triesLeft: CODE_TRIES };
}

/**
 * Validates a new e-mail address or phone. Returns null if it is valid.
 *
 * @param value lower-case e-mail, or phone digits
 * @param present the current value
 * @param isTaken true if another account uses the value
 */
export function whyNotChanged(
  contact: Contact,
  value: string,
  present: string,
  isTaken: boolean,
): Invalid<'not_a_phone' | 'same' | 'taken'> | null {
  if (contact === 'phone' && !isMobile(value)) return invalid('not_a_phone', 'value', 'Informe um celular com DDD.');
  if (value === present) return invalid('same', 'value', contact === 'email' ? 'Este já é o seu e-mail.' : 'Este já é o seu celular.');
  return isTaken ? invalid('taken', 'value', 'Este e-mail já está em uso.') : null;
}

/**
 * Checks a confirmation code.
 *
 * @param change the pending change, if any
 * @returns the confirmed value or the error, and the change if it is still pending
 */
export function tryCode(
  change: ContactChange | undefined,
  code: string,
  now: number,
): { outcome: Outcome<string, Invalid<'wrong_code'>>; left: ContactChange | undefined } {
  if (change === undefined || now >= change.expiresAt) return { outcome: wrongCode(), left: undefined };
  if (change.code === code) return { outcome: done(change.value), left: undefined };
  const triesLeft = change.triesLeft - 1;
  return { outcome: wrongCode(), left: triesLeft > 0 ? { ...change, triesLeft } : undefined };
}

const wrongCode = () => refused(invalid('wrong_code', 'code', 'Código incorreto ou expirado.'));
