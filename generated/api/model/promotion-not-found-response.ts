/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';

/**
 * There is no such promotion.
 */
export type PromotionNotFoundResponse = Message;
