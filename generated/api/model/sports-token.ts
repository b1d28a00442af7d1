/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A token that the embedded sportsbook takes.
 */
export interface SportsToken {
  /**
     * The token.
     * @minLength 1
     * @maxLength 4096
     */
  token: string;
}
