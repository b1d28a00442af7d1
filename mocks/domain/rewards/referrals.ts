import type { components } from '@generated/schema';

import { isoDateTime } from '../calendar';
import type { DailyTotals } from '../money/daily-totals';
import { asciiFirstName, maskName } from '../player/names';

type Schemas = components['schemas'];

/** Settled bets in cents that the new player must reach before the rewards are due. */
export const MIN_SETTLED_BETS_CENTS = 5000;

/** Invitation of a new player by another one. */
export interface Referral {
  id: string;
  referrerId: string;
  /** Id of the referred player. */
  playerId: string;
  /** Time of the registration, in Unix ms. */
  joinedAt: number;
  /** Time when the reward became due, in Unix ms; null before. */
  qualifiedAt: number | null;
  /** Reward of the referrer, in cents; 0 before. */
  earned: number;
}

/**
 * Returns true if a referral's rewards are due, once: an approved deposit and R$ 50,00 of settled bets, because rewards
 * depend on bets, not on registration or deposits (SPEC D9).
 *
 * @param dailyTotals totals of the referred player
 * @param circumstances the setting refer_enabled (SPEC E6), and an exclusion or suspension of one of the two; the
 *   reward then waits
 */
export function isRewardDue(
  { qualifiedAt }: Pick<Referral, 'qualifiedAt'>,
  dailyTotals: DailyTotals,
  { enabled, paused }: { enabled: boolean; paused: boolean },
): boolean {
  if (qualifiedAt !== null || !enabled || paused) return false;
  const days = Object.values(dailyTotals);
  const sum = (key: 'deposits' | 'bets') => days.reduce((total, day) => total + day[key], 0);
  return sum('deposits') > 0 && sum('bets') >= MIN_SETTLED_BETS_CENTS;
}

/** Creates a referral code from first name and id (`usr_` and a suffix). */
export function referralCode({ id, name }: { id: string; name: string }): string {
  return `${asciiFirstName(name).slice(0, 20) || 'AMIGO'}-${id.replace(/^usr_/, '').toUpperCase()}`;
}

/** Maps a referral to the contract, for the referrer, who sees the name masked. @param name full name of the referred player */
export function toReferralDto({ id, joinedAt, qualifiedAt, earned }: Referral, name: string): Schemas['Referral'] {
  const status = qualifiedAt === null ? 'pending' : 'qualified';
  return { id, name: maskName(name), status, earned, joined_at: isoDateTime(joinedAt) };
}
