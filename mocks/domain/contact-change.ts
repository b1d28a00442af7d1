import { MINUTE } from './calendar';
import type { Invalid, Outcome } from './outcome';
import { done, invalid, refused } from './outcome';
import { isMobile } from './phone';

/** How long a code works. */
export const CODE_LIFE = 10 * MINUTE;
/** How many codes may be tried for one change. */
export const CODE_TRIES = 5;

export type Contact = 'email' | 'phone';

/** Another e-mail address or phone that waits for its code. */
export interface ContactChange {
  playerId: string;
  contact: Contact;
  /** In lower case, or digits. */
  value: string;
  /** Six digits. */
  code: string;
  /** In milliseconds since 1970. */
  expiresAt: number;
  triesLeft: number;
}

/**
 * A code of six digits.
 *
 * @param chance from 0 (included) to 1 (excluded)
 */
export function codeFrom(chance: number): string {
  return String(Math.floor(chance * 1_000_000)).padStart(6, '0');
}

/** The change that is asked for now; it takes the place of one that waits. */
export function newChange(change: Pick<ContactChange, 'playerId' | 'contact' | 'value' | 'code'>, now: number): ContactChange {
  return { ...change, expiresAt: now + CODE_LIFE, triesLeft: CODE_TRIES };
}

/**
 * Why a player cannot have another e-mail address or phone; null where nothing is against it.
 *
 * @param value in lower case, or digits
 * @param present what the player has
 * @param isTaken whether another account has it
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
 * Tries a code.
 *
 * @param change the change that waits, if there is one
 * @returns the value that is confirmed, or why not; and the change as it waits from then on, if it still does
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
