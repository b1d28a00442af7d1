/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ObservedError } from './observed-error';

/**
 * The server failed.
 */
export type ObservedServerErrorResponse = ObservedError;
