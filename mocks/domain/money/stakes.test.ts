import { describe, expect, test } from 'vitest';

import { activateBonus, expireBonuses, giveUpBonus, redeemBonus } from '../rewards/bonus-moves';
import { creditDeposit } from './money-moves';
import type { Settlement } from './stakes';
import { fundStake, placeStake, refundStake, settleStake } from './stakes';
import { deepFreeze, expectErr, expectOk, START } from '../results.fixture';
import { walletWith, withStake } from './wallet.fixture';
import type { Wallet } from './wallet';
import { openWallet, toWalletSummary } from './wallet';

const settlement = { stakeId: 'gms_1', entryId: 'trx_win', contributionId: 'ctb_1', now: START + 2000 };
const settle = (wallet: Wallet, payout: number, change: Partial<Settlement> = {}) =>
  expectOk(settleStake(wallet, { ...settlement, payout, ...change }));
const refund = (wallet: Wallet) => expectOk(refundStake(wallet, settlement));

describe('a stake of real money', () => {
  test('is taken at once and emits the new balance', () => {
    const wallet = walletWith(5000);
    const stake = { id: 'gms_1', entryId: 'trx_2', game: 'Noite de Cobre', contributionPercent: 100, amount: 1000, now: START + 1 };
    const { entries, events, wallet: after } = expectOk(placeStake(wallet, stake));
    expect(after.balances).toMatchObject({ real: 4000, house: 1000 });
    expect(events).toEqual([{ name: 'UserUpdateEvent', subject: 'usr_1', payload: { balance: 4000 } }]);
    expect(entries).toMatchObject([
      {
        id: 'trx_2',
        source: 'Bet',
        type: 2,
        amount: 1000,
        balanceAfter: 4000,
        description: 'Aposta em Noite de Cobre',
        reference: 'gms_1',
      },
    ]);
  });

  test('that wins is paid once', () => {
    const { wallet, entries, settled } = settle(withStake(walletWith(5000), 1000), 2500);
    expect(wallet.balances.real).toBe(6500);
    expect(entries).toMatchObject([{ id: 'trx_win', source: 'Win', type: 1, amount: 2500, balanceAfter: 6500, reference: 'gms_1' }]);
    expect(settled).toEqual({ stakeId: 'gms_1', placedAt: START + 1000, at: START + 2000, stake: 1000, won: 2500 });
    expect(expectErr(settleStake(wallet, { ...settlement, payout: 2500 })).reason).toBe('stake_not_open');
    expect(expectErr(refundStake(wallet, settlement)).reason).toBe('stake_not_open');
  });

  test('that loses creates no entry and no event', () => {
    const { wallet, entries, events, settled } = settle(withStake(walletWith(5000), 1000), 0);
    expect([wallet.balances.real, entries, events, settled.won]).toEqual([4000, [], [], 0]);
  });

  test('that is refunded counts for nothing', () => {
    const { wallet, entries, stake } = refund(withStake(walletWith(5000), 1000));
    expect(wallet.balances).toMatchObject({ real: 5000, house: 0 });
    expect(entries).toMatchObject([{ source: 'Refund', type: 1, amount: 1000, balanceAfter: 5000 }]);
    expect(stake.real).toBe(1000);
    expect(expectErr(refundStake(wallet, settlement)).reason).toBe('stake_not_open');
  });

  test('fails without funds, or while a stake with its id is open', () => {
    const wallet = walletWith(500);
    const stake = { id: 'gms_1', entryId: 'trx_2', game: null, contributionPercent: 100, amount: 501, now: START };
    expect(expectErr(placeStake(wallet, stake))).toMatchObject({
      status: 422,
      reason: 'insufficient',
      body: { message: 'Saldo insuficiente.' },
    });
    expect(expectErr(placeStake(withStake(wallet, 100), { ...stake, amount: 100 }))).toMatchObject({ status: 409, reason: 'stake_open' });
    expect(() => placeStake(wallet, { ...stake, amount: 0 })).toThrow('positive');
    expect(() => placeStake(wallet, { ...stake, amount: -5 })).toThrow('not an amount');
  });

  test('ignores inherited object properties as ids', () => {
    for (const stakeId of ['constructor', '__proto__', 'toString']) {
      expect(expectErr(settleStake(walletWith(500), { ...settlement, stakeId, payout: 1 })).reason).toBe('stake_not_open');
      expect(withStake(walletWith(500), 100, { id: stakeId }).balances.real).toBe(400);
    }
  });
});

describe('a stake partly paid by a bonus', () => {
  const wallet = walletWith(600, { amount: 1000 });

  test('uses real money first, then granted, then won bonus money (SPEC G6)', () => {
    expect(fundStake(wallet, 600, START)).toEqual({ real: 600, bonusGranted: 0, bonusWon: 0 });
    expect(fundStake(wallet, 601, START)).toEqual({ real: 600, bonusGranted: 1, bonusWon: 0 });
    expect(fundStake(wallet, 1601, START)).toBeUndefined();
    const won = settle(withStake(walletWith(0, { amount: 1000 }), 400), 1000).wallet;
    expect(won.bonuses[0]).toMatchObject({ current: 1000, won: 600 });
    expect(fundStake(won, 1300, START)).toEqual({ real: 0, bonusGranted: 1000, bonusWon: 300 });
  });

  test('splits the payout in proportion, the odd cent to real money', () => {
    const { wallet: after, settled } = settle(withStake(wallet, 900), 1000);
    // The bonus paid 300 of 900, so it gets 333 of 1000: 300 granted, 33 won.
    expect(after.balances).toMatchObject({ real: 667, bonus: 1033 });
    expect(after.bonuses[0]).toMatchObject({ current: 1000, won: 33 });
    expect(settled).toMatchObject({ stake: 600, won: 667 });
  });

  test('refunds each part to its source', () => {
    const { wallet: after } = refund(withStake(wallet, 900));
    expect(after.balances).toEqual(wallet.balances);
    expect(after.bonuses).toEqual(wallet.bonuses);
  });

  test('emits an event on the bonus channel', () => {
    const { events } = settle(withStake(wallet, 900), 1000);
    expect(events.map(({ name, subject }) => [name, subject])).toEqual([
      ['UserUpdateEvent', 'usr_1'],
      ['UserRolloverUpdateEvent', 'rol_1'],
    ]);
    expect(events[1]?.payload).toEqual({
      id: 'rol_1',
      active: 1,
      amount_current: 1000,
      amount_rollover: 10_000,
      amount_won: 33,
      balance: 1033,
      amount_wagered: 900,
    });
  });

  test('pays only the real share if the bonus was given up', () => {
    const given = expectOk(giveUpBonus(withStake(wallet, 900), 'rol_1', { entryId: 'trx_3', now: START })).wallet;
    const { wallet: after, settled } = settle(deepFreeze(given), 1000);
    expect(after.balances).toMatchObject({ real: 667, bonus: 0 });
    expect(settled.won).toBe(667);
    expect(refund(deepFreeze(given)).wallet.balances).toMatchObject({ real: 600, bonus: 0 });
  });

  test('pays the bonus share as real money if the bonus was redeemed', () => {
    const ready = settle(withStake(walletWith(600, { multiplier: 0 }), 1), 1).wallet;
    const redeemed = expectOk(redeemBonus(withStake(ready, 900), 'rol_1', { entryId: 'trx_3', now: START })).wallet;
    expect(redeemed.balances).toMatchObject({ real: 700, bonus: 0 });
    expect(settle(redeemed, 1000).wallet.balances).toMatchObject({ real: 1700, bonus: 0 });
  });

  test('still credits a bonus that was deactivated meanwhile', () => {
    const two = walletWith(0, { amount: 1000 }, { amount: 500 });
    const switched = expectOk(activateBonus(withStake(two, 400), 'rol_2', START)).wallet;
    const { wallet: after, contribution } = settle(switched, 500);
    expect(after.bonuses.map(({ current, won, wagered }) => [current, won, wagered])).toEqual([
      [1000, 100, 400],
      [500, 0, 0],
    ]);
    expect(contribution?.bonusId).toBe('rol_1');
  });

  test('pays no share to an expired bonus', () => {
    const late = walletWith(100, { expiresAt: START + 500 });
    expect(fundStake(late, 101, START + 500)).toBeUndefined();
    expect(expireBonuses(late, START + 500, () => 'trx_9').wallet.balances).toMatchObject({ real: 100, bonus: 0 });
  });

  test('closes a depleted bonus, unless an open stake may return money', () => {
    const both = withStake(withStake(walletWith(0, { amount: 1000 }), 600), 400, { id: 'gms_2', entryId: 'trx_b' });
    const first = settle(both, 0).wallet;
    expect(first.bonuses[0]).toMatchObject({ status: 'held', current: 0 });
    expect(settle(first, 0, { stakeId: 'gms_2' }).wallet.bonuses[0]).toMatchObject({ status: 'spent', active: false });
    expect(settle(first, 700, { stakeId: 'gms_2' }).wallet.bonuses[0]).toMatchObject({ status: 'held', current: 400, won: 300 });
  });
});

describe('the wagering of a bonus', () => {
  test('grows with each settled stake times its contribution, however it is funded', () => {
    const { wallet, contribution } = settle(withStake(walletWith(5000, {}), 2000, { contributionPercent: 10 }), 0);
    expect(wallet.bonuses[0]).toMatchObject({ wagered: 200, required: 10_000, current: 1000 });
    expect(contribution).toEqual({
      id: 'ctb_1',
      bonusId: 'rol_1',
      game: 'Noite de Cobre',
      stake: 2000,
      percent: 10,
      counted: 200,
      at: START + 2000,
    });
  });

  test('is capped at the remaining requirement (SPEC G6)', () => {
    const { wallet, contribution } = settle(withStake(walletWith(50_000, {}), 12_000), 0);
    expect([wallet.bonuses[0]?.wagered, contribution?.counted]).toEqual([10_000, 10_000]);
    const more = settle(withStake(wallet, 500), 0);
    expect([more.wallet.bonuses[0]?.wagered, more.contribution]).toEqual([10_000, null]);
  });

  test('ignores stakes that count zero, are open or were refunded', () => {
    const wallet = walletWith(5000, {});
    expect(settle(withStake(wallet, 2000, { contributionPercent: 0 }), 0).contribution).toBeNull();
    expect(withStake(wallet, 2000).bonuses[0]?.wagered).toBe(0);
    expect(refund(withStake(wallet, 2000)).wallet.bonuses[0]?.wagered).toBe(0);
  });
});

describe('the wagering of a deposit', () => {
  const deposited = deepFreeze(creditDeposit(openWallet('usr_1'), { id: 'trx_1', amount: 5000, rollover: 1, now: START }).wallet);

  test('shrinks with settled real-money stakes', () => {
    expect(toWalletSummary(withStake(deposited, 2000))).toMatchObject({ balance: 3000, locked: 3000 });
    expect(toWalletSummary(settle(withStake(deposited, 2000), 4000).wallet)).toMatchObject({
      balance: 7000,
      locked: 3000,
      withdrawable: 4000,
    });
    expect(toWalletSummary(refund(withStake(deposited, 2000)).wallet)).toMatchObject({ balance: 5000, locked: 5000 });
  });

  test('is cleared once no real money is left', () => {
    const twice = creditDeposit(openWallet('usr_1'), { id: 'trx_1', amount: 5000, rollover: 2, now: START }).wallet;
    const lost = settle(withStake(twice, 5000), 0).wallet;
    expect(lost.wageringLeft).toBe(0);
    expect(settle(withStake(twice, 5000), 1).wallet.wageringLeft).toBe(5000);
  });
});
