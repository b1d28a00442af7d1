import type { components } from '@generated/schema';
import { expect, test } from 'vitest';

import { testApp } from '../app.fixture';
import { COUPON } from '../requests.fixture';

type Schemas = components['schemas'];

const SPIN = { game: 'Noite de Cobre', contributionPercent: 100 };

async function anaWithBonuses() {
  const app = testApp();
  const token = await app.logIn();
  const { world, call } = app;
  const bonuses = async (query = '') => ((await call('listBonuses', { token, query })).body as Schemas['BonusList']).data.data;
  const balance = async () => ((await call('getMe', { token })).body as Schemas['MeAnswer']).balance;
  const spin = (id: string, amount: number, payout: number) => {
    const ana = world.players.byId('usr_1');
    if (ana === undefined) throw new Error('no Ana');
    const placed = world.betting.stake('usr_1', { id, amount, ...SPIN }, world.authorization.accessContext(ana, { ipBlocked: false }));
    if (!placed.ok) throw new Error(placed.error.reason);
    world.betting.settle('usr_1', id, payout);
  };
  return { ...app, token, bonuses, balance, spin };
}

test('the active bonus is listed first, with the stakes that counted', async () => {
  const { call, token, bonuses, spin, world } = await anaWithBonuses();
  const heard: unknown[] = [];
  world.events.subscribe((event) => heard.push(event));
  expect(await bonuses('active=1')).toMatchObject([{ id: 'rol_7', amount_rollover: 60_000, amount_wagered: 18_000, balance: 4000 }]);
  spin('gms_a', 1000, 0);
  expect(await bonuses('active=1')).toMatchObject([{ amount_wagered: 19_000 }]);
  const { body } = await call('listBonusContributions', { token, path: { bonusId: 'rol_7' }, query: 'per_page=1' });
  expect(body).toMatchObject({ data: [{ game: 'Noite de Cobre', stake: 1000, percent: 100, counted: 1000 }] });
  expect(heard).toMatchObject([
    { name: 'UserUpdateEvent', payload: { balance: 124_000 } },
    { name: 'UserRolloverUpdateEvent', channel: 'private-bonus.rol_7', payload: { amount_wagered: 19_000 } },
  ]);
});

test('a bonus can be activated, redeemed and given up', async () => {
  const { world, call, token, bonuses, balance } = await anaWithBonuses();
  const bonusId = world.rewards.grant('usr_1', { name: 'Giro', amount: 1500, multiplier: 0, lifetimeMs: null });
  expect(await call('redeemBonus', { token, path: { bonusId: 'rol_7' } })).toMatchObject({
    status: 409,
    body: { message: 'Faltam R$ 420,00 de apostas para resgatar este bônus.' },
  });
  expect((await call('activateBonus', { token, path: { bonusId } })).status).toBe(200);
  expect((await bonuses('active=1')).map(({ id }) => id)).toEqual([bonusId]);
  expect(await call('redeemBonus', { token, path: { bonusId } })).toMatchObject({ body: { message: 'R$ 15,00 foram para o seu saldo.' } });
  expect(await balance()).toBe(126_500);
  expect((await call('deleteBonus', { token, path: { bonusId: 'rol_7' } })).status).toBe(200);
  expect(await bonuses()).toEqual([]);
  expect((await call('deleteBonus', { token, path: { bonusId: 'rol_7' } })).status).toBe(404);
  expect(await balance()).toBe(126_500);
});

test('a bonus expires without any request', async () => {
  const { world, call, logIn } = await anaWithBonuses();
  world.clock.advance(9 * 24 * 3_600_000);
  const me = await call('getMe', { token: await logIn() });
  expect(me.body).toMatchObject({ user_rollover: null, balance: 125_000, wallet: { bonus_mixed: 0 } });
});

test('a coupon with deposit is armed, one without grants at once, none twice (SPEC E3)', async () => {
  const { world, call, token, bonuses } = await anaWithBonuses();
  const apply = (code: string) => call('applyCoupon', { token, body: { code } });
  world.rewards.give('usr_1', COUPON);
  world.rewards.give('usr_1', { ...COUPON, code: 'VERAO10', deposit: false, reward: { ...COUPON.reward, amount: 1000 } });
  world.rewards.give('usr_1', { ...COUPON, code: 'VELHO', expiresAt: world.clock.now() });
  expect(await apply(' dobro50 ')).toMatchObject({
    status: 200,
    body: { message: 'Cupom ativado com sucesso', userCoupon: { applied: true } },
  });
  expect(await bonuses()).toHaveLength(1);
  expect((await apply('verao10')).status).toBe(200);
  expect(await bonuses()).toHaveLength(2);
  expect(await apply('VERAO10')).toMatchObject({ status: 409, body: { message: 'Você já usou este cupom.' } });
  expect(await apply('VELHO')).toMatchObject({ status: 422, body: { message: 'Este cupom expirou.' } });
  expect(await apply('NADA')).toMatchObject({ status: 404 });
  expect(await apply(' ')).toMatchObject({ status: 422, body: { message: 'Insira um cupom válido' } });
  const list = async (body: object) =>
    ((await call('listCoupons', { token, body })).body as Schemas['UserCouponList']).userCoupons.map(({ coupon }) => coupon.code);
  expect(await list({})).toHaveLength(3);
  expect(await list({ expired: true })).toEqual(['VELHO']);
  expect(await list({ active: true })).toEqual(['DOBRO50']);
});

test('an armed coupon applies to the next paid deposit, whether or not it is named', async () => {
  const { world, call, token, bonuses } = await anaWithBonuses();
  world.rewards.give('usr_1', COUPON);
  await call('applyCoupon', { token, body: { code: 'DOBRO50' } });
  const { body } = await call('createDeposit', { token, body: { amount: 2000, method: 'pix' } });
  world.cashier.pay((body as Schemas['DepositAnswer']).data.transaction_id);
  expect(await bonuses()).toMatchObject([{ name: 'Dobro até R$ 50,00', amount_current: 2000 }, { id: 'rol_7' }]);
});
