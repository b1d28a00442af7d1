/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Passkey } from './passkey';

/**
 * A passkey.
 */
export interface PasskeyAnswer {
  data: Passkey;
}
