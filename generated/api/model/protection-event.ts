/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ProtectionEventKind } from './protection-event-kind';

/**
 * A limit, a reminder or a pause of the player speaks up. A limit does so when 80 % of it is used, when it is reached and
 * when its value changes.
 */
export interface ProtectionEvent {
  kind: ProtectionEventKind;
  /**
     * How much has been used, in minutes for time_limit and session_reminder, a number of bets for count_limit, in cents of BRL for the others; a loss is
     * negative while the player is ahead. Null for a suspension or an exclusion.
     * @minimum -9007199254740991
     * @maximum 9007199254740991
     * @nullable
     */
  used: number | null;
  /**
     * What it is measured against, in the unit of used. Null for a suspension or an exclusion.
     * @minimum 0
     * @maximum 9007199254740991
     * @nullable
     */
  limit: number | null;
  /**
     * Until when a limit counts this use, or a suspension or an exclusion lasts. Null for a reminder, for an exclusion
     * without end, and when a suspension or an exclusion is over.
     * @nullable
     */
  until: string | null;
}
