/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PasskeyRequest } from './passkey-request';

/**
 * A challenge.
 */
export interface PasskeyRequestAnswer {
  data: PasskeyRequest;
}
