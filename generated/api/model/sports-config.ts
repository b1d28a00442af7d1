/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How to embed the sportsbook.
 */
export interface SportsConfig {
  /**
     * Which book it is, as sport_sportbook_type names it (E6).
     * @minLength 1
     * @maxLength 64
     * @pattern ^[a-z0-9_-]+$
     */
  type: string;
  /**
     * The script that draws the book.
     * @maxLength 2048
     */
  script_url: string;
  /**
     * The name of this deployment at the book.
     * @minLength 1
     * @maxLength 64
     */
  integration: string;
  /**
     * The language of the book.
     * @pattern ^[a-z]{2}-[A-Z]{2}$
     */
  culture: string;
  /**
     * Where in the book to begin.
     * @maxLength 500
     * @pattern ^/
     */
  start_path: string;
  /**
     * Where below start_path the book lists the player's bets, with its offers to end them early. The site then has no
     * list of its own. A book without such a page leaves it out.
     * @maxLength 500
     * @pattern ^/
     */
  bets_path?: string;
}
