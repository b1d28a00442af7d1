import type { components } from '@generated/schema';
import { describe, expect, test } from 'vitest';

import { parsePixCode } from '../../domain/money/pix-code.fixture';
import { COUPON } from '../requests.fixture';
import { anaAtTheCashier } from './cashier.fixture';

type Schemas = components['schemas'];

const MINUTE = 60_000;

describe('a deposit', () => {
  test('has a BR Code for fifteen minutes, then expires', async () => {
    const { world, call, token, startDeposit, transactions } = await anaAtTheCashier();
    const { transaction_id: id, qr_code, expires_at } = await startDeposit(2000);
    expect(parsePixCode(qr_code)).toMatchObject({ cents: 2000, name: 'Palpite Apostas' });
    expect(Date.parse(expires_at) - world.clock.now()).toBe(15 * MINUTE);
    const status = async () => ((await call('getDeposit', { token, path: { id } })).body as Schemas['DepositAnswer']).data.status;
    expect(await status()).toBe('pending');
    expect((await transactions('status=1'))[0]).toMatchObject({ id, source: 'Deposit', balance_after: null });
    world.clock.advance(15 * MINUTE);
    expect(await status()).toBe('expired');
    expect((await transactions('source=Deposit&status=5'))[0]).toMatchObject({ id });
  });

  test('is credited once, even if late, with its deposit number', async () => {
    const { world, startDeposit, wallet, heard } = await anaAtTheCashier();
    const { transaction_id: id } = await startDeposit(2000);
    world.clock.advance(50 * MINUTE);
    expect(world.cashier.pay(id)).toMatchObject({ ok: true, value: { status: 'approved' } });
    expect(world.cashier.pay(id)).toMatchObject({ ok: false });
    expect(await wallet()).toMatchObject({ balance: 127_000, locked: 2000, withdrawable: 125_000 });
    expect(heard).toEqual([
      { name: 'UserUpdateEvent', payload: { balance: 127_000 } },
      { name: 'NotificationEvent', payload: { id: expect.any(String), type: 'deposit' } },
      { name: 'DepositApprovedEvent', payload: { transaction_id: id, amount: 2000, deposit_occurrence: 3 } },
    ]);
  });

  test('from another CPF is rejected and moves no money', async () => {
    const { world, startDeposit, wallet, heard } = await anaAtTheCashier();
    const { transaction_id: id } = await startDeposit(2000);
    expect(world.cashier.pay(id, '11144477735')).toMatchObject({ ok: true, value: { status: 'rejected' } });
    expect(await wallet()).toMatchObject({ balance: 125_000 });
    expect(heard).toEqual([]);
  });

  test('respects the settings and the player’s limit, unpaid charges included (SPEC B12)', async () => {
    const { call, token, deposit } = await anaAtTheCashier();
    expect(await deposit({ amount: 99 })).toMatchObject({ status: 422, body: { errors: { amount: ['O depósito mínimo é R$ 1,00.'] } } });
    await call('setProtectionLimit', { token, body: { type: 'deposit', period: 'day', amount: 10_000 } });
    expect((await deposit({ amount: 6000 })).status).toBe(201);
    expect(await deposit({ amount: 5000 })).toMatchObject({ status: 403, body: { status: 'limit_reached' } });
  });

  test('with a coupon grants its bonus on payment, once', async () => {
    const { world, deposit, wallet } = await anaAtTheCashier();
    world.rewards.give('usr_1', COUPON);
    expect(await deposit({ amount: 3000, coupon: 'nothing' })).toMatchObject({
      status: 422,
      body: { errors: { coupon: ['Cupom não encontrado.'] } },
    });
    const first = ((await deposit({ amount: 3000, coupon: 'dobro50' })).body as Schemas['DepositAnswer']).data;
    const second = ((await deposit({ amount: 3000, coupon: 'DOBRO50' })).body as Schemas['DepositAnswer']).data;
    world.cashier.pay(first.transaction_id);
    expect((await wallet()).bonus).toBe(4000 + 3000);
    world.cashier.pay(second.transaction_id);
    expect((await wallet()).bonus).toBe(4000 + 3000);
  });

  test('is forbidden for unverified players and hidden from others', async () => {
    const { call, logIn, startDeposit } = await anaAtTheCashier();
    const bruno = await logIn('bruno@exemplo.invalid');
    const refused = await call('createDeposit', { token: bruno, body: { amount: 2000, method: 'pix' } });
    expect(refused).toMatchObject({ status: 403, body: { status: 'pending_face_id' } });
    const { transaction_id: id } = await startDeposit(2000);
    expect((await call('getDeposit', { token: bruno, path: { id } })).status).toBe(404);
  });
});

describe('a withdrawal', () => {
  test('advances without requests until paid, each step emitted', async () => {
    const { world, call, token, addKey, withdraw, wallet, heard } = await anaAtTheCashier();
    const asked = await withdraw(12_000, await addKey());
    const { id } = (asked.body as Schemas['WithdrawalAnswer']).data;
    expect(await wallet()).toMatchObject({ balance: 113_000, pending_withdraw: 12_000 });
    world.clock.advance(10 * MINUTE);
    expect(await call('getWithdrawal', { token, path: { id } })).toMatchObject({
      body: { data: { status: 'paid', timeline: [{ status: 'pending' }, { status: 'processing' }, { status: 'paid' }] } },
    });
    expect(await wallet()).toMatchObject({ balance: 113_000, pending_withdraw: 0 });
    expect(heard.filter(({ name }) => name === 'WithdrawUpdateEvent').map(({ payload }) => payload)).toEqual(
      ['pending', 'processing', 'paid'].map((status) => ({ id, status, amount: 12_000 })),
    );
  });

  test('counts on the day on which it was paid, also if the clock jumps', async () => {
    const { world, call, logIn, addKey, withdraw } = await anaAtTheCashier();
    await withdraw(12_000, await addKey());
    world.clock.advance(2 * 24 * 60 * MINUTE);
    world.tick();
    const { body } = await call('getStatement', { token: await logIn(), query: 'group=day&from=2026-11-21&to=2026-11-23' });
    expect((body as Schemas['StatementAnswer']).data.buckets.map(({ withdrawals }) => withdrawals)).toEqual([12_000, 0, 0]);
  });

  test('has the times of other players beside it before any is paid, the same in worlds of one seed and time', async () => {
    const times = async () => {
      const { call, token } = await anaAtTheCashier();
      return ((await call('listWithdrawals', { token })).body as Schemas['WithdrawalList']).times;
    };
    const first = await times();
    expect(first?.count).toBeGreaterThan(20);
    expect(first?.median_seconds).toBeLessThan(first?.p95_seconds ?? 0);
    expect(await times()).toEqual(first);
  });

  test('can be cancelled while pending, and returns the full amount', async () => {
    const { world, call, token, addKey, withdraw, wallet } = await anaAtTheCashier();
    const { id } = ((await withdraw(12_000, await addKey())).body as Schemas['WithdrawalAnswer']).data;
    expect(await call('cancelWithdrawal', { token, path: { id } })).toMatchObject({ status: 200, body: { data: { status: 'cancelled' } } });
    expect(await wallet()).toMatchObject({ balance: 125_000, pending_withdraw: 0 });
    const { id: late } = ((await withdraw(12_000, world.accounts.get('usr_1').pixKeys[0]?.id ?? '')).body as Schemas['WithdrawalAnswer'])
      .data;
    world.clock.advance(MINUTE);
    expect((await call('cancelWithdrawal', { token, path: { id: late } })).status).toBe(409);
  });

  test('is rejected with the violated rule (SPEC B13)', async () => {
    const { world, addKey, withdraw } = await anaAtTheCashier();
    const key = await addKey();
    world.settings.withdraw_daily_limit = 20_000;
    for (const [amount, to, field, text] of [
      [99, key, 'amount', 'O saque mínimo é R$ 1,00.'],
      [500_001, key, 'amount', 'O saque máximo é R$ 5.000,00.'],
      [20_001, key, 'amount', 'Você ainda pode sacar R$ 200,00 hoje.'],
      [100, 'pix_9', 'pix_key_id', 'Escolha uma chave PIX sua.'],
    ] as const) {
      expect(await withdraw(amount, to)).toMatchObject({ status: 422, body: { errors: { [field]: [text] } } });
    }
  });

  test('is one at a time if the settings say so (SPEC D19)', async () => {
    const { world, addKey, withdraw } = await anaAtTheCashier();
    const key = await addKey();
    world.settings.withdraw_auto_disable = true;
    expect((await withdraw(1000, key)).status).toBe(201);
    expect(await withdraw(1000, key)).toMatchObject({ status: 403, body: { message: 'Há um saque a caminho.', status: 'forbidden' } });
    world.settings.withdraw_auto_disable = false;
    expect((await withdraw(1000, key)).status).toBe(201);
  });

  test('keeps its key until it is paid', async () => {
    const { world, call, token, addKey, withdraw } = await anaAtTheCashier();
    const id = await addKey();
    await withdraw(1000, id);
    expect((await call('deletePixKey', { token, path: { id } })).status).toBe(409);
    world.clock.advance(10 * MINUTE);
    expect((await call('deletePixKey', { token, path: { id } })).status).toBe(204);
    expect((await call('deletePixKey', { token, path: { id } })).status).toBe(404);
  });
});

describe('an idempotency key', () => {
  const KEY = '5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11';

  test('gives one withdrawal and one response for concurrent duplicates (SPEC B4)', async () => {
    const { call, token, addKey, withdraw, wallet } = await anaAtTheCashier();
    const to = await addKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(1000, to, KEY)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await wallet()).toMatchObject({ pending_withdraw: 1000 });
    expect((await call('listWithdrawals', { token })).body).toMatchObject({ meta: { total: 1 } });
  });

  test('is a conflict with another body (SPEC B4)', async () => {
    const { addKey, withdraw } = await anaAtTheCashier();
    const to = await addKey();
    await withdraw(1000, to, KEY);
    expect(await withdraw(1001, to, KEY)).toMatchObject({ status: 409, body: { message: expect.stringContaining('idempotência') } });
  });

  test('is scoped to the player, and without one every call executes', async () => {
    const { call, logIn, deposit, world } = await anaAtTheCashier();
    world.players.update('usr_3', { verification: 'approved' });
    const carla = await logIn('carla@exemplo.invalid');
    await deposit({ amount: 2000 }, KEY);
    const headers = { 'Idempotency-Key': KEY };
    expect((await call('createDeposit', { token: carla, body: { amount: 3000, method: 'pix' }, headers })).status).toBe(201);
    for (let time = 0; time < 2; time += 1) await deposit({ amount: 2000 });
    expect(world.cashier.deposits()).toHaveLength(4);
  });
});
