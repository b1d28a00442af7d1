import { expect, test } from 'vitest';

import { newReset, redeemReset, RESET_LIFE, whyNotConfirmed } from './password-reset';
import { doneOf, refusalOf, START } from './testing';

const ANA = { id: 'usr_1', email: 'ana@exemplo.invalid' };
const reset = newReset('4d1f', ANA, START);

test('a link works for an hour, for the address that it went to', () => {
  expect(doneOf(redeemReset(reset, ANA.email, START))).toBe('usr_1');
  expect(doneOf(redeemReset(reset, ANA.email, START + RESET_LIFE - 1))).toBe('usr_1');
});

test.each([
  ['one that is over', reset, ANA.email, START + RESET_LIFE],
  ['one for another address', reset, 'bruno@exemplo.invalid', START],
  ['one that there is not', undefined, ANA.email, START],
])('%s is refused in the same words', (_, link, email, now) => {
  expect(refusalOf(redeemReset(link, email, now))).toMatchObject({
    status: 422,
    body: { message: 'Este link expirou. Peça um novo.', errors: { token: ['Este link expirou. Peça um novo.'] } },
  });
});

test('a password needs the same confirmation', () => {
  expect(whyNotConfirmed('novaSenha2026', 'novaSenha2026')).toBeNull();
  expect(whyNotConfirmed('novaSenha2026', 'novasenha2026')?.body.errors).toEqual({ password_confirmation: ['As senhas não são iguais.'] });
});
