import { events as contract } from '@generated/events';
import type { components } from '@generated/schema';
import { expect, test } from 'vitest';

import { testApp } from './app.fixture';

type Schemas = components['schemas'];

test('every event of the contract is emitted by its cause and matches its schema', async () => {
  const { world, call, logIn } = testApp();
  const token = await logIn();
  const heard: { name: string; payload: unknown }[] = [];
  world.events.subscribe(({ name, payload }) => heard.push({ name, payload }));

  // The clock alone emits double rounds; totals need a stake.
  const { body: current } = await call('getCurrentDoubleRound', { token });
  const { id: round_id } = (current as Schemas['DoubleRoundAnswer']).data;
  world.clock.advance(25_000);
  world.tick();
  const next = `dbl_${String(Number(round_id.slice(4)) + 1)}`;
  expect((await call('placeDoubleBet', { token, body: { round_id: next, color: 'red', amount: 100 } })).status).toBe(201);
  world.clock.advance(1500);
  world.tick();
  expect(world.double.voidRound().ok).toBe(true);
  world.clock.advance(60_000);
  world.tick();

  const deposit = await call('createDeposit', { token, body: { amount: 2000, method: 'pix' } });
  world.cashier.pay((deposit.body as Schemas['DepositAnswer']).data.transaction_id);
  const key = await call('createPixKey', { token, body: { type: 'cpf', key: '52998224725' } });
  const pix_key_id = (key.body as Schemas['PixKeyAnswer']).data.id;
  await call('createWithdrawal', { token, body: { amount: 1000, pix_key_id } });
  await call('deleteBonus', { token, path: { bonusId: 'rol_7' } });
  await call('setProtectionLimit', { token, body: { type: 'bet', period: 'day', amount: 5000 } });

  expect(new Set(heard.map(({ name }) => name))).toEqual(new Set(Object.keys(contract)));
  for (const { name, payload } of heard) {
    const validator = await contract[name as keyof typeof contract].validator();
    expect(validator.safeParse(payload), `${name} ${JSON.stringify(payload)}`).toMatchObject({ success: true });
  }
});
