/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ObservedError } from './observed-error';

/**
 * The server or what it stands on is not available for now.
 */
export type ObservedUnavailableResponse = ObservedError;
