import { MINUTE } from '../calendar';
import type { Invalid, Result } from '../result';
import { err, invalid, ok } from '../result';
import { isMobile } from './phone';

/** Time within which a code must be entered. */
export const CODE_LIFETIME_MS = 10 * MINUTE;
/** Number of codes that a player may try per change. */
export const MAX_CODE_ATTEMPTS = 5;

export type Contact = 'email' | 'phone';

/** Change of an e-mail or phone that waits for its code. */
export interface ContactChange {
  playerId: string;
  contact: Contact;
  /** New value: lower-case e-mail, or phone digits. */
  value: string;
  /** Code of six digits. */
  code: string;
  /** End of the change, in Unix ms. */
  expiresAt: number;
  attemptsLeft: number;
}

/** Creates a six-digit code from a chance in [0, 1) (SPEC B11). */
export function createCode(chance: number): string {
  return String(Math.floor(chance * 1_000_000)).padStart(6, '0');
}

/** Creates a change. The caller stores it in place of a pending one, and sends the code. */
export function createContactChange(change: Pick<ContactChange, 'playerId' | 'contact' | 'value' | 'code'>, now: number): ContactChange {
  return { ...change, expiresAt: now + CODE_LIFETIME_MS, attemptsLeft: MAX_CODE_ATTEMPTS };
}

/**
 * Validates a new value: lower-case e-mail, whose form is not checked, or phone digits, which must be of a mobile. Returns null if it is
 * valid.
 *
 * @param present value that the account has now, which is no valid new one
 * @param isTaken true if another account has the e-mail
 */
export function contactChangeError(
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
 * Checks a code. `result` is the new value, or one error for a wrong code, an ended change and none. The caller stores `remaining` in
 * place of the change: undefined after the right code, the last wrong one, or the end of its time, else the change with an attempt less.
 */
export function verifyCode(
  change: ContactChange | undefined,
  code: string,
  now: number,
): { result: Result<string, Invalid<'wrong_code'>>; remaining: ContactChange | undefined } {
  if (change === undefined || now >= change.expiresAt) return { result: wrongCode(), remaining: undefined };
  if (change.code === code) return { result: ok(change.value), remaining: undefined };
  const attemptsLeft = change.attemptsLeft - 1;
  return { result: wrongCode(), remaining: attemptsLeft > 0 ? { ...change, attemptsLeft } : undefined };
}

const wrongCode = () => err(invalid('wrong_code', 'code', 'Código incorreto ou expirado.'));
