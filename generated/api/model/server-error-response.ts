/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';

/**
 * The server failed.
 */
export type ServerErrorResponse = Message;
