/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { Id } from './id';
import type { PasskeyName } from './passkey-name';

/**
 * A passkey of the player.
 */
export interface Passkey {
  id: Id;
  name: PasskeyName;
  created_at: DateTime;
  /**
     * Null if it was never used.
     * @nullable
     */
  last_used_at: string | null;
}
