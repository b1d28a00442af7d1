/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PersonalDataField } from './personal-data-field';

/**
 * What belongs together, such as one session.
 */
export interface PersonalDataRecord {
  /**
     * The values.
     * @minItems 1
     * @maxItems 60
     */
  fields: PersonalDataField[];
}
