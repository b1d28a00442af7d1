/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';

/**
 * The server or what it stands on is not available for now.
 */
export type UnavailableResponse = Message;
