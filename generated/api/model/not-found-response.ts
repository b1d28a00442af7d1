/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';

/**
 * There is no such thing, or it belongs to someone else.
 */
export type NotFoundResponse = Message;
