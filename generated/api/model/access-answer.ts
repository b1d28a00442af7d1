/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Access } from './access';

/**
 * How the player logs in.
 */
export interface AccessAnswer {
  data: Access;
}
