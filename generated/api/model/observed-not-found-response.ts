/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ObservedError } from './observed-error';

/**
 * There is no such thing.
 */
export type ObservedNotFoundResponse = ObservedError;
