/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One entry of a menu.
 */
export interface SettingsMenuItem {
  /**
     * What it says (pt-BR).
     * @minLength 1
     * @maxLength 60
     */
  label: string;
  /**
     * Where it leads, a path on the site or an https address.
     * @minLength 1
     * @maxLength 2048
     */
  url: string;
  /**
     * The name of an icon of the icon service (S18), set and name with a colon between.
     * @maxLength 500
     * @nullable
     */
  icon?: string | null;
}
