/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ObservedError } from './observed-error';

/**
 * There is no valid token (L7).
 */
export type ObservedUnauthorizedResponse = ObservedError;
