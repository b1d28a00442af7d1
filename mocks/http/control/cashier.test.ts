import { expect, test } from 'vitest';

import { testApp } from '../app.fixture';

async function withDeposit() {
  const app = testApp();
  const token = await app.logIn();
  const created = (await app.call('createDeposit', { token, body: { amount: 2000, method: 'pix' } })).body as {
    data: { transaction_id: string };
  };
  return { ...app, token, id: created.data.transaction_id };
}

test('a deposit is paid once, on time or late', async () => {
  const { control, call, token, id, world } = await withDeposit();
  const before = {
    id,
    player_id: 'usr_1',
    amount: 2000,
    status: 'pending',
    created_at: '2026-11-21T14:05:00-03:00',
    expires_at: '2026-11-21T14:20:00-03:00',
  };
  expect((await control('GET /deposits')).body).toMatchObject({ data: [before] });
  world.clock.advance(20 * 60_000);
  expect((await control('GET /deposits')).body).toMatchObject({ data: [{ ...before, status: 'expired' }] });
  expect(await control(`POST /deposits/${id}/pay`)).toMatchObject({ status: 200, body: { ...before, status: 'approved' } });
  expect((await call('getMe', { token })).body).toMatchObject({ balance: 127_000 });
  expect(await control(`POST /deposits/${id}/pay`)).toMatchObject({ status: 409, body: { message: expect.any(String) } });
});

test('a deposit paid from another CPF is rejected', async () => {
  const { control, call, token, id } = await withDeposit();
  expect((await control(`POST /deposits/${id}/pay`, { payer_cpf: '111.111.111-11' })).status).toBe(422);
  expect(await control(`POST /deposits/${id}/pay`, { payer_cpf: '111.444.777-35' })).toMatchObject({
    status: 200,
    body: { status: 'rejected' },
  });
  expect((await call('getMe', { token })).body).toMatchObject({ balance: 125_000 });
});

test('a charge can be expired on request', async () => {
  const { control, call, token, id } = await withDeposit();
  expect(await control(`POST /deposits/${id}/expire`, {})).toMatchObject({ status: 200, body: { status: 'expired' } });
  expect((await call('getDeposit', { token, path: { id } })).body).toMatchObject({ data: { status: 'expired' } });
  expect((await control(`POST /deposits/${id}/expire`)).status).toBe(409);
});

test('a withdrawal can be moved through its steps', async () => {
  const { control, call, logIn } = testApp();
  const token = await logIn();
  const key = (await call('createPixKey', { token, body: { type: 'cpf', key: '52998224725' } })).body as { data: { id: string } };
  const made = (await call('createWithdrawal', { token, body: { amount: 5000, pix_key_id: key.data.id } })).body as {
    data: { id: string };
  };
  const { id } = made.data;
  const shown = { id, player_id: 'usr_1', amount: 5000, status: 'pending', created_at: '2026-11-21T14:05:00-03:00' };
  expect((await control('GET /withdrawals')).body).toMatchObject({ data: [shown] });
  const move = (to: string, reason?: string) => control(`POST /withdrawals/${id}/move`, { to, ...(reason && { reason }) });
  expect(await move('in_review')).toMatchObject({ status: 200, body: { ...shown, status: 'in_review' } });
  expect((await move('paid')).status).toBe(409);
  expect(await move('rejected', 'Chave recusada.')).toMatchObject({ status: 200, body: { status: 'rejected' } });
  expect((await call('getWithdrawal', { token, path: { id } })).body).toMatchObject({ data: { reason: 'Chave recusada.' } });
  expect((await call('getMe', { token })).body).toMatchObject({ balance: 125_000 });
  expect((await move('cancelled')).status).toBe(422);
});

test('unknown deposits and withdrawals are a 404', async () => {
  const { control } = testApp();
  for (const what of ['deposits/trx_0/pay', 'deposits/trx_0/expire']) expect((await control(`POST /${what}`)).status).toBe(404);
  expect((await control('POST /withdrawals/wdr_0/move', { to: 'paid' })).status).toBe(404);
});
