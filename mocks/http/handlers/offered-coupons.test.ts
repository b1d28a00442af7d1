import type { components } from '@generated/schema';
import { expect, test } from 'vitest';

import { DAY } from '../../domain/calendar';
import { DEPOSIT_COUPON } from '../../db/content/coupons';
import { testApp } from '../app.fixture';

type Schemas = components['schemas'];

async function ana() {
  const app = testApp();
  const token = await app.logIn();
  const { call, world } = app;
  const apply = (code: string) => call('applyCoupon', { token, body: { code } });
  const deposit = async (amount: number) => {
    const { body } = await call('createDeposit', { token, body: { amount, method: 'pix' } });
    world.cashier.pay((body as Schemas['DepositAnswer']).data.transaction_id);
  };
  const bonus = async (wanted: string) => {
    const { data } = (await call('listBonuses', { token })).body as Schemas['BonusList'];
    return data.data.find(({ name }) => name === wanted);
  };
  return { ...app, apply, deposit, bonus };
}

test.each([
  [15_000, 7500],
  [50_000, 20_000],
])('the deposit coupon adds half of a deposit of %i, up to R$ 200,00', async (deposited, given) => {
  const { apply, deposit, bonus, world } = await ana();
  world.rewards.give('usr_1', DEPOSIT_COUPON);
  expect(await apply('primeiro')).toMatchObject({ status: 200, body: { userCoupon: { coupon: { deposit: true } } } });
  expect(await bonus('Metade a mais, até R$ 200,00')).toBeUndefined();
  await deposit(deposited);
  const found = await bonus('Metade a mais, até R$ 200,00');
  expect(found).toMatchObject({ amount_current: given, amount_rollover: given * 10 });
  expect(Date.parse(found?.expires_at ?? '')).toBe(world.clock.now() + 7 * DAY);
});

test('GIRO10 grants R$ 10,00 at once, one time', async () => {
  const { apply, bonus } = await ana();
  expect((await apply('GIRO10')).status).toBe(200);
  expect(await bonus('Giro de R$ 10,00')).toMatchObject({ amount_current: 1000, amount_rollover: 5000 });
  expect((await apply('giro10')).status).toBe(409);
});

test('VELHO2025 has expired', async () => {
  const { apply } = await ana();
  expect(await apply('VELHO2025')).toMatchObject({ status: 422, body: { message: 'Este cupom expirou.' } });
});

test('no coupon rewards a registration or a deposit, which the law forbids', async () => {
  const { apply, call } = await ana();
  expect((await call('getRegisterCoupon')).body).toEqual({ text: null });
  for (const code of ['BEMVINDO', 'PRIMEIRO']) expect((await apply(code)).status).toBe(404);
});
