/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ObservedError } from './observed-error';

/**
 * Too many calls in too short a time.
 */
export type ObservedTooManyRequestsResponse = ObservedError;
