import { logFailure } from '@/shared/lib/log';

/** Message for one of the most common passwords, which attackers try first. */
export const COMMON_PASSWORD = 'Essa é uma das senhas mais usadas, fácil de adivinhar. Escolha outra.';

/** Minimum number of characters of a password that is looked up. Shorter ones are rejected anyway. */
const MIN_LENGTH = 8;
/** Estimated bits from which on a password is of medium strength. */
const MEDIUM_BITS = 50;
/** Estimated bits from which on a password is strong. */
const STRONG_BITS = 70;
/** Sizes of the alphabets that a password can draw on, by a pattern of their characters. */
const ALPHABETS: readonly (readonly [RegExp, number])[] = [
  [/\d/u, 10],
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/[^\d\p{Ll}\p{Lu}]/u, 33],
];

/**
 * Returns true for one of the most common passwords, ignoring case, or a repeated character. Returns false below 8 characters, and if the
 * list, which the first call loads, fails to load: only the backend decides then.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const wanted = password.toLowerCase();
  if (wanted.length < MIN_LENGTH) return false;
  if (new Set(wanted).size === 1) return true;
  try {
    const { default: list } = await import('./common-passwords.txt?raw');
    return list.includes(`\n${wanted}\n`);
  } catch (error) {
    logFailure('The list of common passwords could not be loaded.', error);
    return false;
  }
}

/**
 * Returns the strength of a password, in the player's words, by its length and the kinds of its characters. A password with fewer than half
 * of its characters different is weak (`fraca`). Common passwords are not recognized here.
 */
export function passwordStrength(password: string): 'fraca' | 'média' | 'forte' {
  const size = ALPHABETS.reduce((sum, [pattern, count]) => sum + (pattern.test(password) ? count : 0), 0);
  const bits = new Set(password).size < password.length / 2 ? 0 : password.length * Math.log2(size);
  if (bits >= STRONG_BITS) return 'forte';
  return bits >= MEDIUM_BITS ? 'média' : 'fraca';
}
