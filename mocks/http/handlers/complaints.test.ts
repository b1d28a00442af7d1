import type { components } from '@generated/schema';
import { expect, test } from 'vitest';

import { testApp } from '../app.fixture';

type Schemas = components['schemas'];

const body = { subject: 'payment', text: 'O saque de 20/11 ainda não caiu na minha conta.' };

test('a complaint gets a protocol number and is listed (SPEC Q25)', async () => {
  const { call, logIn } = testApp();
  const token = await logIn();
  const { data } = (await call('openComplaint', { token, body })).body as Schemas['ComplaintAnswer'];
  expect(data.protocol).toMatch(/^20261121-\d{9}$/);
  expect((await call('listComplaints', { token })).body).toMatchObject({ data: [{ id: data.id, state: 'open' }], meta: { total: 1 } });
  expect(await call('openComplaint', { token, body })).toMatchObject({ status: 409 });
  expect(await call('openComplaint', { token, body: { ...body, text: 'Curto demais.' } })).toMatchObject({ status: 422 });
});

test('a self-excluded player can complain (SPEC D10)', async () => {
  const { call, logIn } = testApp();
  const headers = { 'X-Mock-Scenario': 'excluded:a1' };
  const token = await logIn(undefined, headers);
  expect((await call('openComplaint', { token, body, headers })).status).toBe(201);
});
