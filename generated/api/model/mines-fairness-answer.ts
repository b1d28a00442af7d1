/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MinesFairness } from './mines-fairness';

/**
 * What binds the server before the next game.
 */
export interface MinesFairnessAnswer {
  data: MinesFairness;
}
