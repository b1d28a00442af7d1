/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';

/**
 * It clashes with the present state, or the idempotency key was used with another body.
 */
export type ConflictResponse = Message;
