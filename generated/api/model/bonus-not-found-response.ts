/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ObservedError } from './observed-error';

/**
 * There is no such bonus, or it belongs to someone else.
 */
export type BonusNotFoundResponse = ObservedError;
