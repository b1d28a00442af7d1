/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Push } from './push';

/**
 * Web push for one session.
 */
export interface PushAnswer {
  data: Push;
}
