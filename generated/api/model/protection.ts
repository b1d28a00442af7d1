/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Barring } from './barring';
import type { Exclusion } from './exclusion';
import type { ProtectionLimit } from './protection-limit';
import type { ProtectionReminders } from './protection-reminders';
import type { Suspension } from './suspension';

/**
 * All that protects the player.
 */
export interface Protection {
  /**
     * The limits that are set, at most one of a type and period.
     * @maxItems 12
     */
  limits: ProtectionLimit[];
  /** The pause that holds now, null where none does. */
  suspension: Suspension | null;
  /** The exclusion that holds now, null where none does. */
  exclusion: Exclusion | null;
  reminders: ProtectionReminders;
  /**
     * Where the central self-exclusion of the state is asked for (D9).
     * @maxLength 2048
     * @pattern ^https://
     */
  central_url: string;
  /**
     * Present where a register of the state bars the player from betting (Q14). It is here because every page of a player
     * reads this answer.
     */
  barred?: Barring | null;
  /**
     * False where nothing may be advertised to the player, for example because the operator's monitoring sees a risk of
     * dependence (Q39). Absent: true.
     */
  offers?: boolean;
  /** Whether the next bet needs a check of the location (Q34). Absent where the policy does not require it. */
  location_required?: boolean;
  /**
     * The version of the terms that the player must accept before they can deposit, bet and play (Q2). Null or absent where
     * there is none. It is here because every page of a player reads this answer.
     * @maxLength 32
     * @nullable
     * @pattern ^[0-9A-Za-z._-]+$
     */
  pending_terms?: string | null;
}
