/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { DateTime } from './date-time';
import type { Id } from './id';
import type { MaskedName } from './masked-name';
import type { Unknown } from './unknown';

/**
 * A player who came by another player's code.
 */
export interface Referral {
  /** The id of the referral, not of the player. */
  id: Id;
  name: MaskedName;
  /** Whether what the referral rules ask of the new player is done. */
  status: 'pending' | 'qualified' | Unknown;
  /** What this referral has earned, in cents of BRL. */
  earned: Cents | Unknown;
  /** When the account was opened. */
  joined_at: DateTime;
}
