import { assert, property, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isAdult } from './age';
import { cpfCheckDigits, formatCpf, isCpf } from '../cpf';
import { checkDocument, lookUpTaxRecord } from './document-check';
import { expectErr, expectOk, START } from '../results.fixture';

const nobody = () => false;
const check = (text: string, isRegistered: (cpf: string) => boolean = nobody, now = START) => checkDocument(text, isRegistered, now);
const cpfs = stringMatching(/^\d{9}$/)
  .map((nine) => nine + cpfCheckDigits(nine))
  .filter(isCpf);

describe('the tax register', () => {
  test('returns the same adult for a CPF with or without punctuation', () => {
    assert(
      property(cpfs, (cpf) => {
        const person = expectOk(check(cpf));
        expect(person).toEqual(expectOk(check(formatCpf(cpf))));
        expect(person.cpf).toBe(cpf);
        expect(person.name).toMatch(/^\p{Lu}\p{Ll}+( \p{Lu}\p{Ll}+){2}$/u);
        expect(isAdult(person.birthday, START)).toBe(true);
      }),
    );
  });

  test('returns different people for different CPFs', () => {
    const names = new Set(Array.from({ length: 500 }, (_, index) => JSON.stringify(lookUpTaxRecord(String(index).padStart(11, '0')))));
    expect(names.size).toBeGreaterThan(495);
  });

  test('returns stable people, because other files contain them', () => {
    expect(lookUpTaxRecord('39053344705')).toEqual({ name: 'Fernanda Gonçalves Lopes', birthday: '1991-07-04' });
    expect(lookUpTaxRecord('93541134780')).toEqual({ name: 'Diego Alves', birthday: '1994-02-28' });
  });
});

test.each([
  ['529.982.247-26', 'not_a_cpf', 'Informe um CPF válido.'],
  ['111.111.111-11', 'not_a_cpf', 'Informe um CPF válido.'],
  ['nonsense', 'not_a_cpf', 'Informe um CPF válido.'],
  ['111.222.333-96', 'unknown', 'Não encontramos este CPF.'],
  ['222.333.444-05', 'under_age', 'Você precisa ter 18 anos ou mais.'],
  ['333.444.555-08', 'irregular', 'Este CPF consta como de titular falecido na Receita Federal.'],
  ['444.555.666-19', 'irregular', 'Este CPF está suspenso na Receita Federal.'],
])('%s is rejected: %s', (text, reason, message) => {
  expect(expectErr(check(text))).toEqual({ reason, message });
});

test('a registered CPF is rejected before the tax register is queried', () => {
  expect(expectErr(check('333.444.555-08', (cpf) => cpf === '33344455508'))).toMatchObject({ reason: 'registered' });
});

test('a minor becomes of age on the eighteenth birthday', () => {
  const birthday = Date.parse('2030-03-15T00:00:00-03:00');
  expect(check('22233344405', nobody, birthday - 1).ok).toBe(false);
  expect(check('22233344405', nobody, birthday).ok).toBe(true);
});
