/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MaskedPixKey } from './masked-pix-key';
import type { PixKeyType } from './pix-key-type';

/**
 * The PIX key that a withdrawal goes to, as it was when it was asked for.
 */
export interface WithdrawalPixKey {
  type: PixKeyType;
  key_masked: MaskedPixKey;
}
