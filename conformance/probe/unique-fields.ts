import { isRecord } from '../contract/pointer';
import { generateCpf } from './cpf';
import type { Maker } from './value-maker';

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
const CPF = /^\d{11}$|^\d{3}\.\d{3}\.\d{3}-\d{2}$/;

/**
 * Returns a copy of an example in which each text, at any depth, that is an e-mail address or a valid CPF is a new one, because they must
 * be unique for each account. Equal texts, such as a confirmation, stay equal. A CPF keeps its notation, with or without punctuation.
 */
export function withUniqueFields(example: unknown, maker: Pick<Maker, 'fresh' | 'number'>): unknown {
  const known = new Map<string, string>();
  const uniqueText = (text: string): string => {
    const replacement =
      known.get(text) ??
      (EMAIL.test(text)
        ? `conformance.${String(maker.number())}@exemplo.invalid`
        : isCpf(text)
          ? formatLikeCpf(text, maker.number())
          : text);
    known.set(text, replacement);
    return replacement;
  };
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return uniqueText(value);
    if (Array.isArray(value)) return value.map(walk);
    return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, walk(member)])) : value;
  };
  return walk(example);
}

function isCpf(text: string): boolean {
  // The pattern is tested first, because a text may be long, such as an image in base64.
  if (!CPF.test(text)) return false;
  const digits = text.replaceAll(/\D/g, '');
  return generateCpf(Number(digits.slice(0, 9))) === digits;
}

function formatLikeCpf(text: string, number: number): string {
  const digits = generateCpf(number % 1_000_000_000);
  return text.includes('.') ? digits.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4') : digits;
}
