import { describe, expect, test } from 'vitest';

import { accessTokenIn, testApp } from '../app.fixture';

describe('a document', () => {
  const check = (document: string) => testApp().call('validateDocument', { body: { document } });

  test('that is valid returns name and birthday', async () => {
    expect(await check('935.411.347-80')).toMatchObject({
      status: 200,
      body: { success: true, name: 'Diego Alves', birthday: '1994-02-28' },
    });
  });

  test.each([
    ['52998224725', 'Este CPF já está cadastrado.'],
    ['22233344405', 'Você precisa ter 18 anos ou mais.'],
    ['33344455508', 'Este CPF consta como de titular falecido na Receita Federal.'],
  ])('%s is rejected with success false: %s', async (document, message) => {
    const { status, body } = await check(document);
    expect(status).toBe(200);
    expect(body).toEqual({ success: false, errors: { document: [message] } });
  });

  test('that is unknown returns only a message', async () => {
    expect((await check('11122233396')).body).toEqual({ message: 'Não encontramos este CPF.' });
  });

  test('that is not a CPF is a 422', async () => {
    expect(await check('52998224726')).toMatchObject({ status: 422, body: { errors: { document: ['Informe um CPF válido.'] } } });
  });
});

describe('a registration', () => {
  const DIEGO = {
    name: 'Diego Alves',
    document: '93541134780',
    email: 'diego@exemplo.invalid',
    email_confirmation: 'diego@exemplo.invalid',
    phone: '31991234567',
    birthday: '1994-02-28',
    password: 'outra-senha',
    password_confirmation: 'outra-senha',
    termsAccepted: true,
  };

  test('opens an account with pending KYC that can log in, and sends a welcome message', async () => {
    const { world, call, reports } = testApp();
    expect(await call('registerPlayer', { body: DIEGO })).toMatchObject({ status: 200, body: { success: true } });
    const login = await call('login', { body: { email: '935.411.347-80', password: 'outra-senha' } });
    const token = accessTokenIn(login.body);
    expect(await call('getMe', { token })).toMatchObject({
      body: { balance: 0, user: { name: 'Diego Alves', status: 'Pendente', gender: null, document: { number: '93541134780' } } },
    });
    expect((await call('getVerificationStatus', { token })).body).toEqual({ user_status: 'pending_kyc', isApproved: false });
    expect(world.mail.all()).toMatchObject([{ kind: 'email', to: 'diego@exemplo.invalid', subject: 'Boas-vindas' }]);
    expect(reports).toEqual([]);
  });

  test.each([
    ['none', ['identity', 'address', 'bank_account']],
    ['simple-registration', ['identity']],
  ])('under the scenario %s opens an account that needs %j before money moves (SPEC Q15)', async (scenario, steps) => {
    const { call } = testApp();
    await call('registerPlayer', { body: DIEGO, headers: { 'X-Mock-Scenario': scenario } });
    const token = accessTokenIn((await call('login', { body: { email: DIEGO.email, password: 'outra-senha' } })).body);
    const { body } = await call('getActivation', { token });
    expect(body).toMatchObject({ data: { status: 'pending', steps: steps.map((name) => ({ name, state: 'missing' })) } });
  });

  test('that is rejected lists the errors by field and opens no account (SPEC B8)', async () => {
    const { world, call } = testApp();
    const body = { ...DIEGO, document: '52998224725', email: 'ANA@exemplo.invalid', email_confirmation: 'ana@exemplo.invalid' };
    expect((await call('registerPlayer', { body })).body).toEqual({
      success: false,
      message: 'Não foi possível concluir o cadastro.',
      data: { errors: { document: ['Este CPF já está cadastrado.'], email: ['Este e-mail já está em uso.'] } },
    });
    expect(world.players.all()).toHaveLength(3);
    expect(world.mail.all()).toEqual([]);
  });

  test('cannot be repeated', async () => {
    const { call } = testApp();
    await call('registerPlayer', { body: DIEGO });
    const again = await call('registerPlayer', { body: { ...DIEGO, document: '935.411.347-80' } });
    expect(again.body).toMatchObject({ success: false, data: { errors: { document: expect.any(Array), email: expect.any(Array) } } });
  });

  test.each([
    ['without the terms', { termsAccepted: false }, 'termsAccepted'],
    ['with a short password', { password: '1234567', password_confirmation: '1234567' }, 'password'],
  ])('%s is a 422', async (_, change, field) => {
    const { call } = testApp();
    const { status, body } = await call('registerPlayer', { body: { ...DIEGO, ...change } });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  test('from a blocked address is a 403', async () => {
    const { call } = testApp();
    expect(await call('registerPlayer', { body: DIEGO, headers: { 'X-Mock-Scenario': 'ip-blocked' } })).toMatchObject({
      status: 403,
      body: { status: 'ip_blocked' },
    });
  });

  test.each([
    ['the code', 'ANA2026', 'usr_1'],
    ['the code in small letters', 'ana2026', 'usr_1'],
    ['the id', 'usr_1', 'usr_1'],
    ['nobody', 'NOBODY-1', null],
  ])('records the referrer by %s', async (_, referrer_id, id) => {
    const { world, call } = testApp();
    expect(await call('registerPlayer', { body: { ...DIEGO, referrer_id } })).toMatchObject({ body: { success: true } });
    expect(world.players.byCpf('93541134780')?.referrerId).toBe(id);
  });
});
