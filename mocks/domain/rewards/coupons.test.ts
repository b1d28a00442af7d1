import { describe, expect, test } from 'vitest';

import type { Coupon, CouponContext, Holding } from './coupons';
import { applyCoupon, bonusGrantFor, couponForDeposit, filterCoupons, markUsed, toCouponDto } from './coupons';
import { deepFreeze, expectErr, expectOk, START } from '../results.fixture';

const reward = { name: 'Bônus de verão', amount: 1000, percent: 50, maxAmount: 20_000, multiplier: 20, lifetimeMs: 86_400_000 };
const coupon = (code: string, change: Partial<Coupon> = {}): Coupon =>
  deepFreeze({ code, deposit: false, event: null, applyRegister: false, expiresAt: null, reward, ...change });
const double50 = coupon('DOBRO50', { deposit: true, event: 'deposit' });
const summer = coupon('VERAO10', { expiresAt: START + 1000 });
const offered = [
  double50,
  summer,
  coupon('BEMVINDO', { expiresAt: START - 1, event: 'register', applyRegister: true }),
  coupon('APOSTOU', { staked: 10_000 }),
];
const hands = (held: readonly Holding[] = [], now = START): CouponContext & { id: string } => ({
  offered,
  held,
  id: 'ucp_12',
  staked: 9999,
  now,
});
const apply = (typed: string, held: readonly Holding[] = [], now = START) => applyCoupon(typed, hands(held, now));

describe('applying a coupon', () => {
  test.each(['DOBRO50', 'dobro50', ' Dobro50 '])('arms the deposit coupon for %j', (typed) => {
    const armed = expectOk(apply(typed));
    expect(armed).toEqual({ id: 'ucp_12', coupon: double50, appliedAt: START, usedAt: null });
    expect(toCouponDto(armed, START)).toEqual({
      id: 'ucp_12',
      coupon: { code: 'DOBRO50', deposit: true, event: 'deposit', apply_register: false },
      active: true,
      applied: true,
      expired: false,
      expires_at: null,
    });
  });

  test('grants a bonus at once if it needs no deposit', () => {
    const holding = expectOk(apply('verao10'));
    expect(toCouponDto(holding, START)).toMatchObject({ active: false, applied: true, expired: false });
    expect(bonusGrantFor(holding.coupon, 'rol_9', START)).toEqual({
      id: 'rol_9',
      name: 'Bônus de verão',
      amount: 1000,
      multiplier: 20,
      expiresAt: START + 86_400_000,
    });
  });

  test('keeps the id of a coupon the player already holds', () => {
    const held: Holding = { id: 'ucp_3', coupon: summer, appliedAt: null, usedAt: null };
    expect(expectOk(apply('VERAO10', [held])).id).toBe('ucp_3');
  });

  test.each([
    ['an empty code', '  ', 422, 'empty', 'Insira um cupom válido'],
    ['an unknown code', 'NADA', 404, 'unknown', 'Cupom não encontrado.'],
    [
      'one that rewards more settled stakes',
      'apostou',
      422,
      'stakes_missing',
      'Este cupom premia apostas já resolvidas, e as suas ainda não chegaram ao valor.',
    ],
    ['one whose time is over', 'bemvindo', 422, 'expired', 'Este cupom expirou.'],
  ])('fails for %s', (_, typed, status, reason, message) => {
    expect(expectErr(apply(typed))).toMatchObject({ status, reason, body: { message } });
  });

  test('fails the second time, in any case and at any time', () => {
    for (const code of ['DOBRO50', 'VERAO10']) {
      const held = [expectOk(apply(code))];
      const again = expectErr(apply(code.toLowerCase(), held, START + 5000));
      expect(again).toMatchObject({ status: 409, reason: 'applied', body: { message: 'Você já usou este cupom.' } });
    }
  });

  test('is possible until the last moment', () => {
    expect(apply('VERAO10', [], START + 999).ok).toBe(true);
    expect(expectErr(apply('VERAO10', [], START + 1000)).reason).toBe('expired');
  });
});

describe('a coupon with a deposit', () => {
  const forDeposit = (typed: string, held: readonly Holding[] = [], now = START) => couponForDeposit(typed, hands(held, now));

  test('is armed, or stays armed', () => {
    const armed = expectOk(forDeposit('dobro50'));
    expect(armed).toMatchObject({ id: 'ucp_12', appliedAt: START, usedAt: null });
    expect(expectOk(forDeposit('DOBRO50', [{ ...armed, id: 'ucp_3' }], START + 5000))).toMatchObject({ id: 'ucp_3', appliedAt: START });
  });

  test('grants a share of the deposit up to the maximum', () => {
    expect([5000, 40_000, 40_001, 1].map((deposited) => bonusGrantFor(double50, 'rol_9', START, deposited).amount)).toEqual([
      2500, 20_000, 20_000, 0,
    ]);
  });

  test.each([
    ['', 'empty'],
    ['NADA', 'unknown'],
    ['BEMVINDO', 'expired'],
    ['VERAO10', 'not_for_deposits'],
  ])('fails for %j on its field: %s', (typed, reason) => {
    const refusal = expectErr(forDeposit(typed));
    expect(refusal).toMatchObject({ status: 422, reason });
    expect(Object.keys(refusal.body.errors)).toEqual(['coupon']);
  });

  test('fails if it was used, or if it was armed and has expired', () => {
    const spent = markUsed(expectOk(apply('DOBRO50')), START);
    expect(expectErr(forDeposit('DOBRO50', [spent])).reason).toBe('applied');
    const timed: Holding = {
      id: 'ucp_4',
      coupon: coupon('HOJE', { deposit: true, expiresAt: START + 10 }),
      appliedAt: START,
      usedAt: null,
    };
    expect(forDeposit('hoje', [timed], START + 9).ok).toBe(true);
    expect(expectErr(forDeposit('hoje', [timed], START + 10)).reason).toBe('expired');
  });
});

test('the list filters by state, newest first', () => {
  const held: Holding[] = [
    { id: 'late', coupon: coupon('A', { expiresAt: START - 1 }), appliedAt: null, usedAt: null },
    { id: 'armed', coupon: double50, appliedAt: START, usedAt: null },
    { id: 'spent', coupon: coupon('C', { expiresAt: START - 1 }), appliedAt: START - 9, usedAt: START - 9 },
    { id: 'fresh', coupon: summer, appliedAt: null, usedAt: null },
  ];
  const ids = (wanted: Parameters<typeof filterCoupons>[1]) => filterCoupons(held, wanted, START).map(({ id }) => id);
  expect(ids({})).toEqual(['fresh', 'spent', 'armed', 'late']);
  expect(ids({ active: true, applied: false, expired: false })).toEqual(['fresh']);
  expect(ids({ active: true })).toEqual(['fresh', 'armed']);
  expect(ids({ applied: true })).toEqual(['spent', 'armed']);
  expect(ids({ expired: true })).toEqual(['late']);
});
