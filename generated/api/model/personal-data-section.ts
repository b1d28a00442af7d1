/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PersonalDataRecord } from './personal-data-record';

/**
 * A kind of data.
 */
export interface PersonalDataSection {
  /**
     * For programs.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[a-z0-9_]+$
     */
  name: string;
  /**
     * For readers (pt-BR).
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * The records, newest first. Empty where there are none.
     * @maxItems 5000
     */
  records: PersonalDataRecord[];
}
