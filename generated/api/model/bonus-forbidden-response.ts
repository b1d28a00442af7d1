/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ObservedError } from './observed-error';

/**
 * This player may not do this now.
 */
export type BonusForbiddenResponse = ObservedError;
