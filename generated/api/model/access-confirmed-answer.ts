/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccessConfirmed } from './access-confirmed';

/**
 * The session is confirmed.
 */
export interface AccessConfirmedAnswer {
  data: AccessConfirmed;
}
