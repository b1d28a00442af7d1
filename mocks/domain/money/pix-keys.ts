import type { components } from '@generated/schema';

import { cpfDigits, formatCpf, isCpf } from '../cpf';
import type { Conflict, Invalid, Result } from '../result';
import { conflict, err, invalid, ok } from '../result';

type Schemas = components['schemas'];
export type PixKeyType = Schemas['PixKeyType'];

/** Key in canonical form. */
export interface PixKey {
  id: string;
  type: PixKeyType;
  key: string;
  /** CPF of the holder, digits only. */
  holderCpf: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Normalizes a key: a CPF to digits, an e-mail or random key to lower case, a phone to `+` and digits. Returns undefined if it is
 * invalid.
 */
export function normalizePixKey(type: PixKeyType, text: string): string | undefined {
  const typed = text.trim();
  switch (type) {
    case 'cpf':
      return isCpf(typed) ? cpfDigits(typed) : undefined;
    case 'email':
      return EMAIL.test(typed) ? typed.toLowerCase() : undefined;
    case 'phone':
      return /^\+[1-9]\d{9,14}$/.test(typed.replaceAll(/[\s()-]/g, '')) ? typed.replaceAll(/[\s()-]/g, '') : undefined;
    case 'evp':
      return UUID.test(typed.toLowerCase()) ? typed.toLowerCase() : undefined;
  }
}

/** Data of the player that the bank knows (SPEC B12). CPF and phone are digits, the phone without country code. */
export interface BankCustomer {
  cpf: string;
  email: string;
  phone: string;
}

/**
 * Finds the holder's CPF of a normalized key at the mock bank. The player's own CPF, e-mail, Brazilian phone and every
 * random key are the player's; any other belongs to a stranger (undefined).
 */
function findHolderCpf(type: PixKeyType, key: string, player: BankCustomer): string | undefined {
  const own = { cpf: player.cpf, email: player.email.toLowerCase(), phone: `+55${player.phone}`, evp: key }[type];
  return key === own ? player.cpf : undefined;
}

/**
 * Creates a key from typed text; the caller stores it. The key must be valid, belong to the player's own CPF (SPEC D9), and be none of
 * `known`, the keys that the player has.
 */
export function createPixKey({
  id,
  type,
  key: text,
  player,
  known,
}: {
  id: string;
  type: PixKeyType;
  key: string;
  player: BankCustomer;
  known: readonly PixKey[];
}): Result<PixKey, Conflict<'known'> | Invalid<'not_a_key' | 'holder'>> {
  const key = normalizePixKey(type, text);
  if (key === undefined) return err(invalid('not_a_key', 'key', 'Informe uma chave válida.'));
  const holderCpf = findHolderCpf(type, key, player);
  if (holderCpf !== player.cpf) {
    const message = 'A chave precisa ser do seu próprio CPF.';
    return err(invalid('holder', 'key', message, message));
  }
  if (known.some((one) => one.type === type && one.key === key)) return err(conflict('known', 'Esta chave já está cadastrada.'));
  return ok({ id, type, key, holderCpf });
}

/**
 * Returns the conflict if an unfinished withdrawal uses the key, otherwise null.
 *
 * @param busy ids of the keys of unfinished withdrawals
 */
export function keyRemovalError(key: PixKey, busy: Iterable<string>): Conflict<'in_use'> | null {
  for (const id of busy) if (id === key.id) return conflict('in_use', 'Há um saque em andamento para esta chave.');
  return null;
}

/**
 * Masks a normalized key. A CPF keeps its six middle digits, an e-mail its first letter and domain, a phone its first three and last four
 * characters, a random key its first and last four.
 */
export function maskPixKey(type: PixKeyType, key: string): string {
  switch (type) {
    case 'cpf':
      return formatCpf(key)
        .replace(/^\d{3}/, '***')
        .replace(/\d{2}$/, '**');
    case 'email':
      return key.replace(/^(.).*@/, '$1***@');
    case 'phone':
      return `${key.slice(0, 3)} *****-${key.slice(-4)}`;
    case 'evp':
      return `${key.slice(0, 4)}…${key.slice(-4)}`;
  }
}

export function toPixKeyDto({ id, type, key, holderCpf }: PixKey, playerCpf: string): Schemas['PixKey'] {
  return { id, type, key_masked: maskPixKey(type, key), holder_match: holderCpf === playerCpf };
}
