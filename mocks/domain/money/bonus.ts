import type { components } from '@generated/schema';

import { isoDateTime } from '../calendar';
import { cents, prorate } from './money';

type Schemas = components['schemas'];

/** Bonus (SPEC E2) with amounts in cents and timestamps in Unix ms. */
export interface Bonus {
  id: string;
  name: string;
  /** Status, which is `held` while its money is available. */
  status: 'held' | 'redeemed' | 'given_up' | 'expired' | 'spent';
  /** True if stakes draw on it and count towards it; at most one held bonus is active. */
  active: boolean;
  /** Remaining part of the granted money, without `won`. */
  current: number;
  /** Winnings from stakes paid with bonus money. */
  won: number;
  /** Turnover that redeeming needs: stakes in cents, counted by the share of each game. */
  required: number;
  /** Turnover so far. */
  wagered: number;
  grantedAt: number;
  expiresAt: number | null;
}

/** A settled stake that counted towards wagering (SPEC G6), with amounts in cents and the time in Unix ms. */
export interface Contribution {
  id: string;
  bonusId: string;
  /** Name of the game; null for a sports bet. */
  game: string | null;
  stake: number;
  /** Share of the stake that counts, 0 to 100. */
  percent: number;
  /** Cents that were counted. */
  counted: number;
  at: number;
}

/** Bonus to grant. */
export interface Grant {
  id: string;
  name: string;
  /** Amount in cents. */
  amount: number;
  /** Wagering multiplier; 0 for none. */
  multiplier: number;
  expiresAt: number | null;
}

/**
 * Creates a bonus that must be wagered amount × multiplier.
 *
 * @throws InvalidCentsError if amount or multiplier is not a non-negative integer
 */
export function newBonus({ id, name, amount, multiplier, expiresAt }: Grant, active: boolean, now: number): Bonus {
  const required = cents(cents(amount) * cents(multiplier));
  return { id, name, status: 'held', active, current: amount, won: 0, required, wagered: 0, grantedAt: now, expiresAt };
}

/** Returns the amount that redeeming the bonus pays. */
export const bonusBalance = ({ current, won }: Bonus): number => current + won;

/** Returns true if the required turnover has been wagered, so that the bonus can be redeemed. */
export const isWageringComplete = ({ required, wagered }: Bonus): boolean => wagered >= required;

/** Returns true if the lifetime of a bonus is over at `now`, in Unix ms. A bonus without an end never expires. */
export const isExpired = ({ expiresAt }: Bonus, now: number): boolean => expiresAt !== null && now >= expiresAt;

/** Returns the contribution of a settled stake in cents: `percent` % of it, rounded down, at most the remaining turnover. */
export function wageringContribution({ required, wagered }: Bonus, stake: number, percent: number): number {
  return Math.min(prorate(stake, percent, 100), Math.max(0, required - wagered));
}

/** Closes a bonus and sets its money to zero. The caller moves the money in the wallet. */
export function closeBonus(bonus: Bonus, status: Exclude<Bonus['status'], 'held'>): Bonus {
  return { ...bonus, status, active: false, current: 0, won: 0 };
}

/** Maps a bonus to the rollover fields of SPEC E2. */
export function toRolloverDto(bonus: Bonus): Schemas['UserRollover'] {
  return {
    id: bonus.id,
    active: bonus.active ? 1 : 0,
    amount_current: bonus.current,
    amount_rollover: bonus.required,
    amount_won: bonus.won,
    balance: bonusBalance(bonus),
    amount_wagered: bonus.wagered,
  };
}

export function toBonusDto(bonus: Bonus): Schemas['Bonus'] {
  return { ...toRolloverDto(bonus), name: bonus.name, expires_at: bonus.expiresAt === null ? null : isoDateTime(bonus.expiresAt) };
}

export function toContributionDto({ id, game, stake, percent, counted, at }: Contribution): Schemas['BonusContribution'] {
  return { id, game, stake, percent, counted, created_at: isoDateTime(at) };
}
