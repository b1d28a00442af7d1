/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PasskeyCreation } from './passkey-creation';

/**
 * Options of a new passkey.
 */
export interface PasskeyCreationAnswer {
  data: PasskeyCreation;
}
