/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PixKeyType } from './pix-key-type';

/**
 * A PIX key to be added.
 */
export interface CreatePixKeyRequest {
  type: PixKeyType;
  /**
     * The key itself, 11 digits for a CPF, a plus sign with country code and number for a phone. The server judges it by its type.
     * @minLength 5
     * @maxLength 77
     */
  key: string;
}
