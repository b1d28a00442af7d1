import type { components } from '@generated/schema';

import { isoDateTime } from './calendar';
import { cents, portion } from './money';

type Schemas = components['schemas'];

/** A bonus of a player (SPEC E2). Cents, moments in milliseconds since 1970. */
export interface Bonus {
  id: string;
  name: string;
  /**
   * `held` while its money is there to play with; then redeemed for real money, given up by the player, past its
   * time, or played away.
   */
  status: 'held' | 'redeemed' | 'given_up' | 'expired' | 'spent';
  /** Whether it is the one that stakes draw on and count for; one held bonus at most. */
  active: boolean;
  /** Bonus money that is left of what was given. */
  current: number;
  /** What stakes of bonus money won beyond themselves. */
  won: number;
  /** The turnover asked for. */
  required: number;
  /** The turnover that has counted. */
  wagered: number;
  grantedAt: number;
  expiresAt: number | null;
}

/** A settled stake that counted towards a bonus. */
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
  /** How often it must be turned over; a whole number, 0 for at once. */
  multiplier: number;
  expiresAt: number | null;
}

/**
 * A bonus as it is given: its turnover is the bonus times the multiplier.
 *
 * @throws NotCents when amount or multiplier is not a whole number
 */
export function newBonus({ id, name, amount, multiplier, expiresAt }: Grant, active: boolean, now: number): Bonus {
  const required = cents(cents(amount) * cents(multiplier));
  return { id, name, status: 'held', active, current: amount, won: 0, required, wagered: 0, grantedAt: now, expiresAt };
}

/** All the money of a bonus, which is what redeeming it would pay. */
export const moneyOf = ({ current, won }: Bonus): number => current + won;

/** Whether the whole turnover is done. */
export const isComplete = ({ required, wagered }: Bonus): boolean => wagered >= required;

/** Whether its time is over. */
export const isPast = ({ expiresAt }: Bonus, now: number): boolean => expiresAt !== null && now >= expiresAt;

/** What of a settled stake counts: the stake times the weight of its game, at most what remains. */
export function countedOf({ required, wagered }: Bonus, stake: number, percent: number): number {
  return Math.min(portion(stake, percent, 100), Math.max(0, required - wagered));
}

/** A bonus without its money, as it ended. */
export function ended(bonus: Bonus, status: Exclude<Bonus['status'], 'held'>): Bonus {
  return { ...bonus, status, active: false, current: 0, won: 0 };
}

/** The fields of SPEC E2 as the contract shows them, of `getMe` and of UserRolloverUpdateEvent. */
export function shownRollover(bonus: Bonus): Schemas['UserRollover'] {
  return {
    id: bonus.id,
    active: bonus.active ? 1 : 0,
    amount_current: bonus.current,
    amount_rollover: bonus.required,
    amount_won: bonus.won,
    balance: moneyOf(bonus),
    amount_wagered: bonus.wagered,
  };
}

/** A bonus as the contract's list shows it. */
export function shownBonus(bonus: Bonus): Schemas['Bonus'] {
  return { ...shownRollover(bonus), name: bonus.name, expires_at: bonus.expiresAt === null ? null : isoDateTime(bonus.expiresAt) };
}

/** A contribution as the contract shows it. */
export function shownContribution({ id, game, stake, percent, counted, at }: Contribution): Schemas['BonusContribution'] {
  return { id, game, stake, percent, counted, created_at: isoDateTime(at) };
}
