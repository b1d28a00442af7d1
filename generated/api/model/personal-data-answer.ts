/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PersonalData } from './personal-data';

/**
 * All personal data of the player.
 */
export interface PersonalDataAnswer {
  data: PersonalData;
}
