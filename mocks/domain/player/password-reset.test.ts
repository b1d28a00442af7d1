import { expect, test } from 'vitest';

import { confirmationError, createReset, redeemReset, RESET_LIFETIME_MS } from './password-reset';
import { expectErr, expectOk, START } from '../results.fixture';

const ANA = { id: 'usr_1', email: 'ana@exemplo.invalid' };
const reset = createReset('4d1f', ANA, START);

test('a link is valid for an hour, for the address it was sent to', () => {
  expect(expectOk(redeemReset(reset, ANA.email, START))).toBe('usr_1');
  expect(expectOk(redeemReset(reset, ANA.email, START + RESET_LIFETIME_MS - 1))).toBe('usr_1');
});

test.each([
  ['one that is over', reset, ANA.email, START + RESET_LIFETIME_MS],
  ['one for another address', reset, 'bruno@exemplo.invalid', START],
  ['one that there is not', undefined, ANA.email, START],
])('%s gets the same error', (_, link, email, now) => {
  expect(expectErr(redeemReset(link, email, now))).toMatchObject({
    status: 422,
    body: {
      message: 'Este link já foi usado ou venceu. Peça um novo.',
      errors: { token: ['Este link já foi usado ou venceu. Peça um novo.'] },
    },
  });
});

test('a password must equal its confirmation', () => {
  expect(confirmationError('novaSenha2026', 'novaSenha2026')).toBeNull();
  expect(confirmationError('novaSenha2026', 'novasenha2026')?.body.errors).toEqual({
    password_confirmation: ['As senhas não são iguais.'],
  });
});
