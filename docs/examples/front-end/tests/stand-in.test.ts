import { contractHandler } from 'palpite-stand-in/msw';
import { createTestServer } from 'palpite-stand-in/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { api, logIn } from '../src/api';
import { connect, followBalance } from '../src/realtime';

// The whole stand-in inside this process.
const standIn = createTestServer();
beforeAll(() => standIn.listen());
beforeEach(() => logIn('ana@exemplo.invalid', 'palpite2026'));
afterEach(() => standIn.reset());
afterAll(() => standIn.close());

/** Calls the control API of the stand-in. */
const control = async (path: string, body: object) => {
  const response = await fetch(`/__mock/${path}`, { method: 'POST', body: JSON.stringify(body) });
  expect(response.status).toBeLessThan(300);
};

test('a paid deposit is in the balance', async () => {
  const before = await api.GET('/api/wallet');
  const { data } = await api.POST('/api/deposits', { body: { amount: 2000, method: 'pix' } });
  await control(`deposits/${String(data?.data.transaction_id)}/pay`, {});
  const after = await api.GET('/api/wallet');
  expect(after.data?.data.balance).toBe(Number(before.data?.data.balance) + 2000);
});

test('a change of the balance arrives at the socket', async () => {
  const echo = connect();
  const heard = new Promise<number>((resolve) => {
    followBalance(echo, 'usr_1', resolve).subscribed(() => void control('balance', { playerId: 'usr_1', delta: 500 }));
  });
  expect(await heard).toBe(125_500);
  echo.disconnect();
});

test('a call fails by a documented error', async () => {
  standIn.use(contractHandler('getWallet', 503));
  expect((await api.GET('/api/wallet')).response.status).toBe(503);
});
