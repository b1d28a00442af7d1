/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MaskedPixKey } from './masked-pix-key';
import type { PixKeyType } from './pix-key-type';
import type { Unknown } from './unknown';

/**
 * The PIX key that a withdrawal goes to, as it was when it was asked for.
 */
export interface WithdrawalPixKey {
  type: PixKeyType | Unknown;
  key_masked: MaskedPixKey;
}
