import { assert, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';

import { cpfCheckDigits, cpfDigits, formatCpf, isCpf } from './cpf';
import { cpf as reference } from './reference-values.json';

test.each(reference)('$cpf: $valid', ({ cpf, valid }) => {
  expect(isCpf(cpf)).toBe(valid);
  expect(isCpf(cpf.replaceAll(/\D/g, ''))).toBe(valid);
});

test('the check digits match an independent implementation for any nine digits', () => {
  const weigh = (digits: string) => {
    const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (index + 2), 0);
    return String(((sum * 10) % 11) % 10);
  };
  assert(
    property(stringMatching(/^\d{9}$/), (nine) => {
      const first = weigh(nine);
      const digits = first + weigh(nine + first);
      expect(cpfCheckDigits(nine)).toBe(digits);
      expect(isCpf(nine + digits)).toBe(!/^(\d)\1+$/.test(nine + digits));
      expect(cpfDigits(formatCpf(nine + digits))).toBe(nine + digits);
    }),
  );
});

test('a CPF with equal digits is invalid although its check digits match', () => {
  for (const digit of '0123456789') expect(isCpf(digit.repeat(11))).toBe(false);
});

test.each(['', '5299822472', '529982247255', '529.982.24725', '529 982 247 25', '529.982.247-2a', '５２９９８２２４７２５'])(
  '%j does not have the form of a CPF',
  (text) => {
    expect(isCpf(text)).toBe(false);
  },
);
