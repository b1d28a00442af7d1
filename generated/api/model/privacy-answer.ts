/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Privacy } from './privacy';

/**
 * The privacy centre of the player.
 */
export interface PrivacyAnswer {
  data: Privacy;
}
