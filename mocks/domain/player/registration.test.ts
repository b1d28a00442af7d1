import { describe, expect, test } from 'vitest';

import { validateRegistration } from './registration';
import { expectErr, expectOk, START } from '../results.fixture';

const DIEGO = {
  name: 'Diego Alves',
  document: '935.411.347-80',
  email: 'diego@exemplo.invalid',
  email_confirmation: 'diego@exemplo.invalid',
  phone: '31991234567',
  phone_code: '55',
  birthday: '1994-02-28',
  password: 'palpite2026',
  password_confirmation: 'palpite2026',
  termsAccepted: true,
} as const;

const REGISTER = { isCpfTaken: (cpf: string) => cpf === '52998224725', isEmailTaken: (email: string) => email === 'ana@exemplo.invalid' };

const judge = (change: object = {}) => validateRegistration({ ...DIEGO, ...change }, REGISTER, START);

test('a person in the tax register can register', () => {
  expect(expectOk(asOutcome(judge()))).toEqual({
    name: 'Diego Alves',
    cpf: '93541134780',
    email: 'diego@exemplo.invalid',
    phone: '31991234567',
    phoneCode: '55',
    birthday: '1994-02-28',
    password: 'palpite2026',
    isPep: false,
  });
});

test('the declaration of a politically exposed person is recorded (SPEC Q13)', () => {
  expect(expectOk(asOutcome(judge({ is_pep: true, barred_status: 'none' })))).toMatchObject({ isPep: true });
});

test('the name is taken from the register and the e-mail lower-cased', () => {
  const typed = { name: ' diego  ALVES', email: 'Diego@Exemplo.invalid', email_confirmation: 'diego@exemplo.invalid' };
  expect(expectOk(asOutcome(judge(typed)))).toMatchObject({ name: 'Diego Alves', email: 'diego@exemplo.invalid' });
});

describe('a registration is rejected', () => {
  test.each([
    [{ document: '935.411.347-81' }, { document: ['Informe um CPF válido.'] }],
    [{ document: '52998224725' }, { document: ['Este CPF já está cadastrado.'] }],
    [{ document: '11122233396' }, { document: ['Não encontramos este CPF.'] }],
    [{ document: '33344455508' }, { document: ['Este CPF consta como de titular falecido na Receita Federal.'] }],
    [{ document: '22233344405', birthday: '2012-03-15' }, { birthday: ['Você precisa ter 18 anos ou mais.'] }],
    [{ name: 'Diego Alvim' }, { name: ['O nome não confere com o CPF.'] }],
    [{ birthday: '1994-03-01' }, { birthday: ['A data de nascimento não confere com o CPF.'] }],
    [{ email: 'ANA@exemplo.invalid', email_confirmation: 'ana@exemplo.invalid' }, { email: ['Este e-mail já está em uso.'] }],
    [{ email_confirmation: 'outro@exemplo.invalid' }, { email_confirmation: ['Os e-mails não são iguais.'] }],
    [{ phone: '20991234567' }, { phone: ['Informe um telefone com DDD.'] }],
    [{ password_confirmation: 'palpite2025' }, { password_confirmation: ['As senhas não são iguais.'] }],
    [{ captcha_token: 'standin-blocked' }, { captcha_token: ['Não foi possível confirmar que você não é um robô.'] }],
    [{ captcha_token: 'standin.1795200000000.x' }, { captcha_token: ['Não foi possível confirmar que você não é um robô.'] }],
  ])('for %j', (change, errors) => {
    expect(expectErr(judge(change))).toEqual(errors);
  });

  test.each(['sports', 'operator', 'official', 'systems', 'relative', 'disorder'])(
    'for a person whom the law bars: %s (SPEC Q13)',
    (barred_status) => {
      const message = 'A lei não permite apostas nesta situação. Por isso não podemos abrir a conta.';
      expect(expectErr(judge({ barred_status }))).toEqual({ barred_status: [message] });
    },
  );

  test('for all errors at once', () => {
    const errors = expectErr(judge({ document: '1', phone: '2099999999', password_confirmation: '12345678' }));
    expect(Object.keys(errors)).toEqual(['document', 'phone', 'password_confirmation']);
  });
});

test.each([
  ['a phone of another country', { phone: '2025550123', phone_code: '1' }],
  ['a landline', { phone: '3132654321' }],
  ["a token of the stand-in's captcha", { captcha_token: 'standin.1795200000000.0f0e6a1c-7b1c-4a55-9b3a-0d4c2f1e8a77' }],
  ['a token of another captcha', { captcha_token: 'captcha-demo-token' }],
])('%s is accepted', (_, change) => {
  expect(judge(change).ok).toBe(true);
});

function asOutcome<Done>(judged: { ok: true; value: Done } | { ok: false; error: object }) {
  return judged.ok ? judged : { ok: false as const, error: { reason: JSON.stringify(judged.error) } };
}
