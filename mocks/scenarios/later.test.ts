import { expect, test } from 'vitest';

import { restoreSnapshot, saveSnapshot } from '../db/snapshot';
import { dataOf } from '../http/app.fixture';
import { visitor } from './visitor.fixture';

const balanceOf = async ({ call }: Awaited<ReturnType<typeof visitor>>) => ((await call('getMe')).body as { balance: number }).balance;

test('deposit-paid: a charge is paid 5 seconds after it was made, with its event', async () => {
  const visit = await visitor('deposit-paid');
  const { call, world } = visit;
  const paid: unknown[] = [];
  world.events.subscribe(({ name, payload }) => name === 'DepositApprovedEvent' && paid.push(payload));
  const { transaction_id: id } = dataOf<{ transaction_id: string }>(await call('createDeposit', { body: { amount: 3000, method: 'pix' } }));
  world.clock.advance(4900);
  expect((await call('getDeposit', { path: { id } })).body).toMatchObject({ data: { status: 'pending' } });
  expect(await balanceOf(visit)).toBe(2000);
  world.clock.advance(100);
  expect((await call('getDeposit', { path: { id } })).body).toMatchObject({ data: { status: 'approved' } });
  expect(await balanceOf(visit)).toBe(5000);
  expect(paid).toEqual([expect.objectContaining({ transaction_id: id })]);
});

test('deposit-paid: each visit has its own list, and a restored world keeps it', async () => {
  const visit = await visitor('deposit-paid');
  const { call, world, logIn } = visit;
  await call('createDeposit', { body: { amount: 3000, method: 'pix' } });
  const other = await logIn('ana@exemplo.invalid');
  await call('createDeposit', { token: other, body: { amount: 2000, method: 'pix' } });
  const saved = saveSnapshot(world);
  world.reset();
  restoreSnapshot(world, saved);
  world.clock.advance(5000);
  expect(await balanceOf(visit)).toBe(5000);
  expect((await call('getMe', { token: other })).body).toMatchObject({ balance: 125_000 });
});

test('withdrawal-rejected: the money returns 10 seconds after the request', async () => {
  const visit = await visitor('withdrawal-rejected');
  const { call, world } = visit;
  const [key] = dataOf<{ id: string }[]>(await call('listPixKeys'));
  const { id } = dataOf<{ id: string }>(await call('createWithdrawal', { body: { amount: 5000, pix_key_id: key?.id } }));
  expect(await balanceOf(visit)).toBe(20_000);
  world.clock.advance(10_000);
  expect((await call('getWithdrawal', { path: { id } })).body).toMatchObject({ data: { status: 'rejected', reason: expect.any(String) } });
  expect(await balanceOf(visit)).toBe(25_000);
});

test('bonus-expired: one bonus is gone since yesterday, the other one ends after 10 minutes', async () => {
  const { call, world } = await visitor('bonus-expired');
  const bonus = async () => ((await call('getMe')).body as { user_rollover: { amount_current: number } | null }).user_rollover;
  expect(await bonus()).toMatchObject({ amount_current: 6000 });
  world.clock.advance(10 * 60_000);
  expect(await bonus()).toBeNull();
});

test.each([
  ['deposit', 'expired', 'expired'],
  ['deposit', 'paid', 'approved'],
] as const)('a %s can be %s later', async (after, event, status) => {
  const { call, world, token } = await visitor('verified');
  world.later.begin(world.sessions.find(token)?.playerId ?? '', [{ after, ms: 60_000, event }]);
  const { transaction_id: id } = dataOf<{ transaction_id: string }>(await call('createDeposit', { body: { amount: 3000, method: 'pix' } }));
  world.clock.advance(60_000);
  expect((await call('getDeposit', { path: { id } })).body).toMatchObject({ data: { status } });
});

test('a withdrawal can be paid at once', async () => {
  const { call, world, token } = await visitor('withdrawal-rejected');
  world.later.begin(world.sessions.find(token)?.playerId ?? '', [{ after: 'withdrawal', ms: 0, event: 'paid' }]);
  const [key] = dataOf<{ id: string }[]>(await call('listPixKeys'));
  const { id } = dataOf<{ id: string }>(await call('createWithdrawal', { body: { amount: 5000, pix_key_id: key?.id } }));
  world.clock.advance(1000);
  expect((await call('getWithdrawal', { path: { id } })).body).toMatchObject({ data: { status: 'paid' } });
});
