/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ActivityKind } from './activity-kind';
import type { DateTime } from './date-time';
import type { Id } from './id';
import type { Unknown } from './unknown';

/**
 * An action of the player.
 */
export interface Activity {
  id: Id;
  kind: ActivityKind | Unknown;
  /**
     * What the player did (pt-BR).
     * @minLength 1
     * @maxLength 300
     */
  description: string;
  /**
     * From which device, null where it is not known.
     * @maxLength 120
     * @nullable
     */
  device: string | null;
  /**
     * From which address, null where it is not known.
     * @maxLength 45
     * @nullable
     */
  ip: string | null;
  /** When it happened. */
  created_at: DateTime;
}
