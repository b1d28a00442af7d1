/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { Unknown } from './unknown';
import type { User } from './user';
import type { UserRollover } from './user-rollover';
import type { UserWallet } from './user-wallet';

/**
 * The player of the token, with balance, wallet and bonus (D2).
 */
export interface MeAnswer {
  user: User;
  /** The real-money balance in cents of BRL (E12). */
  balance: Cents | Unknown;
  wallet: UserWallet;
  /** The bonus in rollover, null when there is none. */
  user_rollover: UserRollover | null;
  /**
     * A text for the player (pt-BR).
     * @nullable
     */
  message?: string | null;
}
