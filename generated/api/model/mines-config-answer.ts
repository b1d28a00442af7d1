/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MinesConfig } from './mines-config';

/**
 * Stakes and multipliers of mines.
 */
export interface MinesConfigAnswer {
  data: MinesConfig;
}
