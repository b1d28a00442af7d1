import { expect, test } from 'vitest';

import { testApp } from '../app.fixture';

const DEPOSIT = { body: { amount: 2000, method: 'pix' } };

async function anaWithOldTerms() {
  const app = testApp();
  const token = await app.logIn();
  app.world.terms.setAccepted('usr_1', [{ version: '2.3', acceptedAt: app.world.clock.now() - 86_400_000 }]);
  const call: typeof app.call = (id, options = {}) => app.call(id, { token, ...options });
  return { ...app, call };
}

test('a player who accepted the terms in force is asked for nothing', async () => {
  const { call, logIn } = testApp();
  const token = await logIn();
  expect((await call('getTerms', { token })).body).toMatchObject({ data: { pending: false, acceptances: [{ version: '2.4' }] } });
  expect((await call('getProtection', { token })).body).toMatchObject({ data: { pending_terms: null } });
});

test('until a changed version is accepted, the account is readable and can withdraw, and nothing else moves money (SPEC Q2)', async () => {
  const { call } = await anaWithOldTerms();
  expect((await call('getTerms')).body).toMatchObject({
    data: { pending: true, current: { version: '2.4' }, acceptances: [{ version: '2.3', url: '/termos-de-uso-2-3' }] },
  });
  expect((await call('getProtection')).body).toMatchObject({ data: { pending_terms: '2.4' } });
  const blocked = { status: 403, body: { status: 'terms_changed' } };
  expect(await call('createDeposit', DEPOSIT)).toMatchObject(blocked);
  expect(await call('launchGame', { path: { id: '1001' } })).toMatchObject(blocked);
  expect(await call('startMinesGame', { body: { amount: 100, mines: 3, client_seed: 'abc' } })).toMatchObject(blocked);
  expect(await call('applyCoupon', { body: { code: 'GIRO10' } })).toMatchObject(blocked);
  expect((await call('listTransactions')).status).toBe(200);
  const { body } = await call('createPixKey', { body: { type: 'cpf', key: '52998224725' } });
  const { data } = body as { data: { id: string } };
  expect((await call('createWithdrawal', { body: { amount: 1000, pix_key_id: data.id } })).status).toBe(201);
});

test('the acceptance opens the account again, and is listed first (SPEC Q2)', async () => {
  const { call } = await anaWithOldTerms();
  expect((await call('acceptTerms', { body: { version: '2.3' } })).status).toBe(409);
  expect(await call('acceptTerms', { body: { version: '2.4' } })).toMatchObject({
    status: 201,
    body: { data: { version: '2.4', accepted_at: '2026-11-21T14:05:00-03:00', url: '/termos-de-uso' } },
  });
  expect((await call('createDeposit', DEPOSIT)).status).toBe(201);
  const { body } = await call('getTerms');
  expect(body).toMatchObject({ data: { pending: false, acceptances: [{ version: '2.4' }, { version: '2.3' }] } });
});

test('the text of an earlier version is kept (SPEC Q2)', async () => {
  const { call } = testApp();
  expect((await call('getPage', { path: { slug: 'termos-de-uso-2-3' } })).body).toMatchObject({
    data: { version: '2.3', content: expect.stringContaining('em até 24 horas') },
  });
});
