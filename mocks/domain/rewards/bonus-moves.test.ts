import { describe, expect, test } from 'vitest';

import { activateBonus, expireBonuses, giveUpBonus, grantBonus, heldBonuses, redeemBonus } from './bonus-moves';
import { settleStake } from '../money/stakes';
import { deepFreeze, expectErr, expectOk, START } from '../results.fixture';
import { walletWith, withStake } from '../money/wallet.fixture';
import type { Wallet } from '../money/wallet';

const move = { entryId: 'trx_9', now: START + 5000 };
const activeOf = ({ bonuses }: Wallet) => bonuses.filter(({ active }) => active).map(({ id }) => id);
const settled = (wallet: Wallet, payout: number) =>
  deepFreeze(
    expectOk(settleStake(wallet, { stakeId: 'gms_1', payout, entryId: 'trx_win', contributionId: 'ctb_1', now: START + 2000 })).wallet,
  );

describe('granting a bonus', () => {
  test('activates it if no other is active, otherwise it waits', () => {
    expect(activeOf(walletWith(0, {}, {}))).toEqual(['rol_1']);
  });

  test('is paid by the operator, is not a transaction, and emits an event on its channel', () => {
    const given = grantBonus(walletWith(500), {
      id: 'rol_1',
      name: 'Verão',
      amount: 1000,
      multiplier: 3,
      expiresAt: null,
      source: 'Coupon',
      ...move,
    });
    expect(given.wallet.balances).toMatchObject({ real: 500, bonus: 1000, house: -1000 });
    expect(given.entries).toMatchObject([{ source: 'Coupon', amount: 0, balanceAfter: 500 }]);
    expect(given.events).toMatchObject([
      { name: 'UserRolloverUpdateEvent', subject: 'rol_1', payload: { amount_rollover: 3000, active: 1 } },
    ]);
  });

  test('replaces an expired active bonus', () => {
    const late = walletWith(0, { expiresAt: START + 10 });
    const given = grantBonus(late, { id: 'rol_2', name: 'Novo', amount: 1, multiplier: 1, expiresAt: null, source: 'Bonus', ...move });
    expect(activeOf(given.wallet)).toEqual(['rol_2']);
  });
});

describe('activating a bonus', () => {
  test('keeps the money of the previous one and emits events for both', () => {
    const { wallet, events, entries } = expectOk(activateBonus(walletWith(0, {}, { amount: 500 }), 'rol_2', START));
    expect(activeOf(wallet)).toEqual(['rol_2']);
    expect(wallet.bonuses.map(({ current }) => current)).toEqual([1000, 500]);
    expect(events.map(({ subject }) => subject)).toEqual(['rol_1', 'rol_2']);
    expect(entries).toEqual([]);
  });

  test('changes nothing if it is already active', () => {
    const { wallet, events } = expectOk(activateBonus(walletWith(0, {}, {}), 'rol_1', START));
    expect([activeOf(wallet), events]).toEqual([['rol_1'], []]);
  });
});

describe('redeeming a bonus', () => {
  test('pays granted and won money once the wagering requirement is met', () => {
    const won = settled(withStake(walletWith(0, { multiplier: 1 }), 1000), 1500);
    expect(won.balances).toMatchObject({ real: 0, bonus: 1500 });
    const redeemed = expectOk(redeemBonus(won, 'rol_1', move));
    expect(redeemed.amount).toBe(1500);
    expect(redeemed.wallet.balances).toMatchObject({ real: 1500, bonus: 0 });
    expect(redeemed.entries).toMatchObject([{ source: 'Bonus', type: 1, amount: 1500, balanceAfter: 1500, reference: 'rol_1' }]);
    expect(redeemed.events.map(({ name }) => name)).toEqual(['UserUpdateEvent', 'UserRolloverUpdateEvent']);
    expect(expectErr(redeemBonus(redeemed.wallet, 'rol_1', move))).toMatchObject({
      status: 409,
      body: { message: 'Este bônus já foi resgatado.' },
    });
  });

  test('fails one cent before it and reports the missing amount', () => {
    const nearly = settled(withStake(walletWith(50_000, {}), 9999), 0);
    expect(expectErr(redeemBonus(nearly, 'rol_1', move)).body.message).toBe('Faltam R$ 0,01 de apostas para resgatar este bônus.');
    expect(expectOk(redeemBonus(settled(withStake(nearly, 1), 0), 'rol_1', move)).amount).toBe(1000);
  });
});

describe('giving up a bonus', () => {
  test('removes the bonus and its winnings, but no real money', () => {
    const won = settled(withStake(walletWith(300, {}), 1000), 5000);
    expect(won.balances).toMatchObject({ real: 1500, bonus: 3800 });
    const { wallet, events } = expectOk(giveUpBonus(won, 'rol_1', move));
    expect(wallet.balances).toMatchObject({ real: 1500, bonus: 0 });
    expect(heldBonuses(wallet)).toEqual([]);
    expect(events).toMatchObject([{ name: 'UserRolloverUpdateEvent', payload: { id: 'rol_1', active: 0, balance: 0 } }]);
  });

  test('does not affect other bonuses and cannot be repeated', () => {
    const { wallet } = expectOk(giveUpBonus(walletWith(0, {}, { amount: 700 }), 'rol_1', move));
    expect(wallet.balances.bonus).toBe(700);
    expect(expectErr(giveUpBonus(wallet, 'rol_1', move))).toMatchObject({ status: 404, body: { message: 'Bônus não encontrado.' } });
  });
});

describe('an unusable bonus', () => {
  const redeemed = expectOk(redeemBonus(walletWith(0, { multiplier: 0 }), 'rol_1', move)).wallet;
  const late = walletWith(0, { expiresAt: START + 10 });
  const expired = expireBonuses(late, START + 10, () => 'trx_8').wallet;

  test.each([
    ['unknown', walletWith(0), 404, 'no_bonus'],
    ['given up', expectOk(giveUpBonus(walletWith(0, {}), 'rol_1', move)).wallet, 404, 'no_bonus'],
    ['redeemed', redeemed, 409, 'redeemed'],
    ['past its time', late, 409, 'expired'],
    ['expired', expired, 409, 'expired'],
  ])('%s', (_, wallet, status, reason) => {
    expect(expectErr(activateBonus(wallet, 'rol_1', move.now))).toMatchObject({ status, reason });
    expect(expectErr(redeemBonus(wallet, 'rol_1', move))).toMatchObject({ status, reason });
  });

  test('expires with its money, once', () => {
    const wallet = walletWith(100, { expiresAt: START + 10 }, { expiresAt: START + 20 }, {});
    let number = 0;
    const swept = expireBonuses(wallet, START + 15, () => `trx_x${String((number += 1))}`);
    expect(swept.wallet.balances).toMatchObject({ real: 100, bonus: 2000 });
    expect(swept.entries.map(({ id, description }) => [id, description])).toEqual([['trx_x1', 'Bônus expirado: Bônus rol_1']]);
    const nothing = expireBonuses(swept.wallet, START + 15, () => 'none');
    expect(nothing).toEqual({ wallet: swept.wallet, entries: [], events: [] });
    expect(nothing.wallet).toBe(swept.wallet);
  });
});

test('the list returns the held bonuses, newest first, or only the active one', () => {
  const wallet = walletWith(0, {}, {}, { multiplier: 0 });
  const after = expectOk(redeemBonus(wallet, 'rol_3', move)).wallet;
  expect(heldBonuses(after).map(({ id }) => id)).toEqual(['rol_2', 'rol_1']);
  expect(heldBonuses(after, true).map(({ id }) => id)).toEqual(['rol_1']);
});
