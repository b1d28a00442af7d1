/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { UserRollover } from './user-rollover';

/**
 * The player's bonus in rollover changed (T1). The payload is not known; by our decision it is the fields of E2.
 */
export type UserRolloverUpdateEvent = UserRollover;
