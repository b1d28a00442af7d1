/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PasskeyName } from './passkey-name';

/**
 * A new name.
 */
export interface RenamePasskeyRequest {
  name: PasskeyName;
}
