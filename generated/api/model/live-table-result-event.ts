/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id';
import type { LiveTableResult } from './live-table-result';

/**
 * A round of a live table ended.
 */
export interface LiveTableResultEvent {
  /** The id of the table's game. */
  game_id: Id;
  result: LiveTableResult;
}
