/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PixKey } from './pix-key';

/**
 * One PIX key.
 */
export interface PixKeyAnswer {
  data: PixKey;
}
