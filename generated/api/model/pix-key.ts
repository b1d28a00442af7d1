/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id';
import type { MaskedPixKey } from './masked-pix-key';
import type { PixKeyType } from './pix-key-type';
import type { Unknown } from './unknown';

/**
 * A PIX key of the player.
 */
export interface PixKey {
  /** The id of the key, for withdrawals. */
  id: Id;
  type: PixKeyType | Unknown;
  key_masked: MaskedPixKey;
  /** Whether its holder has the player's CPF. Withdrawals go to such a key alone (D9). */
  holder_match: boolean;
}
