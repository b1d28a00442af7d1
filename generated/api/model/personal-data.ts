/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { PersonalDataSection } from './personal-data-section';

/**
 * All personal data of the player.
 */
export interface PersonalData {
  /** When the copy was made. */
  generated_at: DateTime;
  /**
     * The kinds of data.
     * @maxItems 40
     */
  sections: PersonalDataSection[];
}
