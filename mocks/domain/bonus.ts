import type { components } from '@generated/schema';

import { isoDateTime } from './calendar';
import { cents, prorate } from './money';

type Schemas = components['schemas'];

/** A player's bonus (SPEC E2). Amounts in cents, timestamps in Unix ms. */
export interface Bonus {
  id: string;
  name: string;
  /** `held` while its money is available. Then it was redeemed, given up, expired or spent. */
  status: 'held' | 'redeemed' | 'given_up' | 'expired' | 'spent';
  /** True for the bonus that stakes draw on and count towards; at most one held bonus is active. */
  active: boolean;
  /** The remaining bonus money. */
  current: number;
  /** Winnings from stakes paid with bonus money. */
  won: number;
  /** The wagering requirement. */
  required: number;
  /** The amount wagered so far. */
  wagered: number;
  grantedAt: number;
  expiresAt: number | null;
}

/** A settled stake that counted towards a wagering requirement. */
export interface Contribution {
  id: string;
  bonusId: string;
  /** The game's name; null for a sports bet. */
  game: string | null;
  stake: number;
  percent: number;
  counted: number;
  at: number;
}

export interface Grant {
  id: string;
  name: string;
  /** Bonus money in cents. */
  amount: number;
  /** The wagering multiplier, an integer; 0 for none. */
  multiplier: number;
  expiresAt: number | null;
}

/**
 * Creates a bonus. Its wagering requirement is the amount times the multiplier.
 *
 * @throws InvalidCentsError if amount or multiplier is not a non-negative integer
 */
export function newBonus({ id, name, amount, multiplier, expiresAt }: Grant, active: boolean, now: number): Bonus {
  const required = cents(cents(amount) * cents(multiplier));
  return { id, name, status: 'held', active, current: amount, won: 0, required, wagered: 0, grantedAt: now, expiresAt };
}

/** Returns all money of a bonus: the amount that redeeming it pays. */
export const bonusBalance = ({ current, won }: Bonus): number => current + won;

/** Returns true if the wagering requirement is met. */
export const isWageringComplete = ({ required, wagered }: Bonus): boolean => wagered >= required;

/** Returns true if the bonus has expired. */
export const isExpired = ({ expiresAt }: Bonus, now: number): boolean => expiresAt !== null && now >= expiresAt;

/** Returns how much a settled stake counts: the stake times the contribution percentage, capped at the remaining turnover. */
export function wageringContribution({ required, wagered }: Bonus, stake: number, percent: number): number {
  return Math.min(prorate(stake, percent, 100), Math.max(0, required - wagered));
}

/** Returns the bonus closed with a final status and without money. */
export function closeBonus(bonus: Bonus, status: Exclude<Bonus['status'], 'held'>): Bonus {
  return { ...bonus, status, active: false, current: 0, won: 0 };
}

/** Maps a bonus to the rollover fields of SPEC E2, used by `getMe` and UserRolloverUpdateEvent. */
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

/** Maps a bonus to the contract's list item. */
export function toBonusDto(bonus: Bonus): Schemas['Bonus'] {
  return { ...toRolloverDto(bonus), name: bonus.name, expires_at: bonus.expiresAt === null ? null : isoDateTime(bonus.expiresAt) };
}

/** Maps a contribution to the contract's schema. */
export function toContributionDto({ id, game, stake, percent, counted, at }: Contribution): Schemas['BonusContribution'] {
  return { id, game, stake, percent, counted, created_at: isoDateTime(at) };
}
