/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BonusPage } from './bonus-page';

/**
 * The player's bonuses, wrapped twice.
 */
export interface BonusList {
  data: BonusPage;
}
