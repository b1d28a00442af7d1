/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One value.
 */
export interface PersonalDataField {
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
  label: string;
  /**
     * The value, null where it is not known.
     * @nullable
     */
  value: string | number | boolean | null;
}
