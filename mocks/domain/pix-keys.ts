import type { components } from '@generated/schema';

import { cpfDigits, formatCpf, isCpf } from './cpf';
import type { Conflict, Invalid, Outcome } from './outcome';
import { conflict, done, invalid, refused } from './outcome';

type Schemas = components['schemas'];
export type PixKeyType = Schemas['PixKeyType'];

/** A PIX key of a player, in the form that banks know it by. */
export interface PixKey {
  id: string;
  type: PixKeyType;
  key: string;
  /** Whose account it leads to; digits of a CPF. */
  holderCpf: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A key in the form that banks know it by: digits of a CPF, lower case, a phone with its plus sign; nothing for what is none of its type. */
export function normalPixKey(type: PixKeyType, text: string): string | undefined {
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

/** What a bank knows of somebody. CPF and phone as digits, the phone without country code. */
export interface Holder {
  cpf: string;
  email: string;
  phone: string;
}

/**
 * Whose account a key leads to, as far as the stand-in's bank knows: the player's own CPF, e-mail address, Brazilian
 * phone and every random key are the player's; anything else is a stranger's.
 *
 * @param key as {@link normalPixKey} gives it
 * @returns the holder's CPF; nothing for a stranger
 */
export function holderOf(type: PixKeyType, key: string, player: Holder): string | undefined {
  const own = { cpf: player.cpf, email: player.email.toLowerCase(), phone: `+55${player.phone}`, evp: key }[type];
  return key === own ? player.cpf : undefined;
}

/** Adds a key. It must lead to an account of the player's own CPF (SPEC D9). */
export function addPixKey({
  id,
  type,
  key: text,
  player,
  known,
}: {
  id: string;
  type: PixKeyType;
  key: string;
  player: Holder;
  known: readonly PixKey[];
}): Outcome<PixKey, Conflict<'known'> | Invalid<'not_a_key' | 'holder'>> {
  const key = normalPixKey(type, text);
  if (key === undefined) return refused(invalid('not_a_key', 'key', 'Informe uma chave válida.'));
  const holderCpf = holderOf(type, key, player);
  if (holderCpf !== player.cpf) {
    const message = 'A chave precisa ser do seu próprio CPF.';
    return refused(invalid('holder', 'key', message, message));
  }
  if (known.some((one) => one.type === type && one.key === key)) return refused(conflict('known', 'Esta chave já está cadastrada.'));
  return done({ id, type, key, holderCpf });
}

/**
 * Why a key cannot be removed: a withdrawal to it is on its way.
 *
 * @param busy the ids of the keys that withdrawals on their way go to
 */
export function whyKeyStays(key: PixKey, busy: Iterable<string>): Conflict<'in_use'> | null {
  for (const id of busy) if (id === key.id) return conflict('in_use', 'Há um saque em andamento para esta chave.');
  return null;
}

/** A key with its private part masked. */
export function maskedPixKey(type: PixKeyType, key: string): string {
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

/** A key as the contract shows it to its player. */
export function shownPixKey({ id, type, key, holderCpf }: PixKey, playerCpf: string): Schemas['PixKey'] {
  return { id, type, key_masked: maskedPixKey(type, key), holder_match: holderCpf === playerCpf };
}
