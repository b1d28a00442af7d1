/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether the player may bet from here.
 */
export interface LocationCheck {
  /** Whether the position is in Brazil. */
  inside: boolean;
  /**
     * Until when the next bet needs no other check. Null outside.
     * @nullable
     */
  valid_until: string | null;
}
