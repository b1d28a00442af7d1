/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PlaySession } from './play-session';

/**
 * One play session.
 */
export interface PlaySessionAnswer {
  data: PlaySession;
}
