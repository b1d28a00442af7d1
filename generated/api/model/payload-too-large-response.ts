/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';

/**
 * The body is larger than is accepted.
 */
export type PayloadTooLargeResponse = Message;
