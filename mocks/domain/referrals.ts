import type { components } from '@generated/schema';

import { isoDateTime } from './calendar';
import type { Daybook } from './daybook';
import { maskedName, plainFirstName } from './names';

type Schemas = components['schemas'];

/** How much the new player must have staked on settled bets, in cents. */
export const SETTLED_BETS = 5000;

/** A player who came by another player's code. */
export interface Referral {
  id: string;
  referrerId: string;
  /** Who came. */
  playerId: string;
  /** In milliseconds since 1970. */
  joinedAt: number;
  /** When the reward was due; null until then. */
  qualifiedAt: number | null;
  /** What it brought the referrer, in cents. */
  earned: number;
}

/**
 * Whether the rewards of a referral are to be given now: the new player has a deposit that was approved, and R$ 50,00
 * of settled bets, for rewards hang on bets and not on registering or depositing (SPEC D9).
 *
 * @param referral nothing is due twice
 * @param daybook what the new player's days came to
 * @param circumstances whether the setting refer_enabled is on (SPEC E6), and whether one of the two is excluded or
 *   suspended: nobody is called back to the game, so the reward waits
 */
export function referralDue(
  { qualifiedAt }: Pick<Referral, 'qualifiedAt'>,
  daybook: Daybook,
  { enabled, paused }: { enabled: boolean; paused: boolean },
): boolean {
  if (qualifiedAt !== null || !enabled || paused) return false;
  const days = Object.values(daybook);
  const sum = (of: 'deposits' | 'bets') => days.reduce((total, day) => total + day[of], 0);
  return sum('deposits') > 0 && sum('bets') >= SETTLED_BETS;
}

/**
 * The code by which a player invites others: the first name and what is the player's own of the id.
 *
 * @param id `usr_` and anything
 */
export function referralCode({ id, name }: { id: string; name: string }): string {
  return `${plainFirstName(name).slice(0, 20) || 'AMIGO'}-${id.replace(/^usr_/, '').toUpperCase()}`;
}

/** A referral as the contract shows it to the referrer. */
export function shownReferral({ id, joinedAt, qualifiedAt, earned }: Referral, name: string): Schemas['Referral'] {
  const status = qualifiedAt === null ? 'pending' : 'qualified';
  return { id, name: maskedName(name), status, earned, joined_at: isoDateTime(joinedAt) };
}
