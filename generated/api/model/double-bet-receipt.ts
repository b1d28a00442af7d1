/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { Id } from './id';

/**
 * The operator's signature under the last state of the bet that the player caused: `open` (placed; the same once the bet
 * is won, lost or voided) or `cancelled`. With it a player can prove a bet to others.
 *
 * The signed bytes are the UTF-8 of these lines, joined by a line feed: `double-bet-receipt:1`, player id, bet id, round
 * id, round number, colour, amount in cents, `open` or `cancelled`, issued_at as it is here.
 */
export interface DoubleBetReceipt {
  /** The id of the key among receipt_keys of getDoubleConfig. */
  key_id: Id;
  /** The id of the player. */
  player_id: Id;
  /** When the bet was placed or cancelled. */
  issued_at: DateTime;
  /**
     * An Ed25519 signature, base64url without padding.
     * @pattern ^[A-Za-z0-9_-]{86}$
     */
  signature: string;
}
