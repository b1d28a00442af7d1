/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';

/**
 * Too many calls in too short a time.
 */
export type TooManyRequestsResponse = Message;
