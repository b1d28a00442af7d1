import type { PixKeyType } from '@generated/api/model/pix-key-type';

import { isCpf } from '@/shared/forms/cpf';
import { digitsOf } from '@/shared/forms/mask';

/** What kinds of keys are called. */
export const KEY_TYPES: Readonly<Record<PixKeyType, string>> = {
  cpf: 'CPF',
  email: 'E-mail',
  phone: 'Celular',
  evp: 'Chave aleatória',
};

/**
 * A key as it is sent: digits of a CPF, a phone with plus sign and country code.
 *
 * @param typed as it stands in the box
 */
export function keyOf(type: PixKeyType, typed: string): string {
  if (type === 'cpf') return digitsOf(typed);
  if (type === 'phone') return `+55${digitsOf(typed)}`;
  return typed.trim().toLowerCase();
}

const FORMS: Readonly<Record<PixKeyType, { isGood: (key: string) => boolean; wrong: string }>> = {
  cpf: { isGood: isCpf, wrong: 'Informe um CPF válido.' },
  email: { isGood: (key) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(key), wrong: 'Informe um e-mail válido.' },
  phone: { isGood: (key) => /^\+55\d{10,11}$/.test(key), wrong: 'Informe DDD e número.' },
  evp: { isGood: (key) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key), wrong: 'Cole a chave aleatória inteira.' },
};

/** What is wrong with a key; undefined where it has the form of its type. Whose it is the server knows. */
export function whyNoKey(type: PixKeyType, key: string): string | undefined {
  return FORMS[type].isGood(key) ? undefined : FORMS[type].wrong;
}
