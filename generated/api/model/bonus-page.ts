/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Bonus } from './bonus';

/**
 * The inner part of a list of bonuses, as Laravel's paginator wraps it.
 */
export interface BonusPage {
  /** The bonuses. */
  data: Bonus[];
}
