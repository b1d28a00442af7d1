/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MinesCell } from './mines-cell';

/**
 * Which cell to reveal.
 */
export interface RevealMinesCellRequest {
  cell: MinesCell;
}
