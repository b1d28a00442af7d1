/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ForbiddenError } from './forbidden-error';

/**
 * This player may not do this now.
 */
export type ForbiddenResponse = ForbiddenError;
