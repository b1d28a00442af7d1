/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where a player gets help with gambling.
 */
export interface HelpLine {
  /**
     * Who helps (pt-BR).
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * What they offer (pt-BR).
     * @minLength 1
     * @maxLength 160
     */
  description: string;
  /**
     * The phone number, digits only, null where there is none.
     * @nullable
     * @pattern ^\+?\d{3,15}$
     */
  phone: string | null;
  /**
     * Its page, null where there is none.
     * @maxLength 500
     * @nullable
     * @pattern ^https://
     */
  url: string | null;
}
