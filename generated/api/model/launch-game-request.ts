/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LaunchGameRequestDevice } from './launch-game-request-device';

/**
 * Where a game is to be played.
 */
export interface LaunchGameRequest {
  /** Which form of the game is wanted; a tablet takes mobile. */
  device: LaunchGameRequestDevice;
}
