import { DAY } from '../../domain/calendar';
import type { Coupon } from '../../domain/rewards/coupons';

/**
 * Coupons, each of which a player can use once (SPEC C1–C4). They reward settled bets, as all promotions of the house do. One of them
 * has expired.
 */
export const COUPONS: readonly Coupon[] = [
  {
    code: 'GIRO10',
    deposit: false,
    event: null,
    applyRegister: false,
    staked: 10_000,
    expiresAt: null,
    reward: { name: 'Giro de R$ 10,00', amount: 1000, percent: 0, maxAmount: 0, multiplier: 5, lifetimeMs: 7 * DAY },
  },
  {
    code: 'VELHO2025',
    deposit: false,
    event: null,
    applyRegister: false,
    staked: 10_000,
    expiresAt: Date.parse('2025-12-31T23:59:59-03:00'),
    reward: { name: 'Bônus de 2025', amount: 1000, percent: 0, maxAmount: 0, multiplier: 5, lifetimeMs: 7 * DAY },
  },
];

/** Coupon of a market that allows rewards for deposits. The house does not issue it: a scenario gives it to a player. */
export const DEPOSIT_COUPON: Coupon = {
  code: 'PRIMEIRO',
  deposit: true,
  event: 'deposit',
  applyRegister: false,
  expiresAt: null,
  reward: { name: 'Metade a mais, até R$ 200,00', amount: 0, percent: 50, maxAmount: 20_000, multiplier: 10, lifetimeMs: 7 * DAY },
};
