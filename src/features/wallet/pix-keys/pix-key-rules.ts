import type { PixKeyType } from '@generated/api/model/pix-key-type';

import { isCpf } from '@/shared/forms/cpf';
import { digitsOf } from '@/shared/forms/mask';

export const PIX_KEY_LABELS: Readonly<Record<PixKeyType, string>> = {
  cpf: 'CPF',
  email: 'E-mail',
  phone: 'Celular',
  evp: 'Chave aleatória',
};

/**
 * Converts a typed key to the format of the API: a CPF as digits, a phone with +55, any other key trimmed and in lower case.
 *
 * @param typed a phone without its country code
 */
export function normalizePixKey(type: PixKeyType, typed: string): string {
  if (type === 'cpf') return digitsOf(typed);
  if (type === 'phone') return `+55${digitsOf(typed)}`;
  return typed.trim().toLowerCase();
}

/** Format of a key, as the API takes it, and the message about another one, by type. */
const FORMATS: Readonly<Record<PixKeyType, { isValid: (key: string) => boolean; message: string }>> = {
  cpf: { isValid: isCpf, message: 'Informe um CPF válido.' },
  email: { isValid: (key) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(key), message: 'Informe um e-mail válido.' },
  phone: { isValid: (key) => /^\+55\d{10,11}$/.test(key), message: 'Informe DDD e número.' },
  evp: { isValid: (key) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key), message: 'Cole a chave aleatória inteira.' },
};

/**
 * Validates the format of a key. The server checks its owner.
 *
 * @param key as `normalizePixKey` returns it
 * @returns an error message, undefined for a valid key
 */
export function validatePixKey(type: PixKeyType, key: string): string | undefined {
  return FORMATS[type].isValid(key) ? undefined : FORMATS[type].message;
}
