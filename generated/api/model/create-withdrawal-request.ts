/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AmountToMove } from './amount-to-move';
import type { Id } from './id';

/**
 * A withdrawal to be asked for.
 */
export interface CreateWithdrawalRequest {
  amount: AmountToMove;
  /** The id of one of the player's PIX keys. */
  pix_key_id: Id;
}
