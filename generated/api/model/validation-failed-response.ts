/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ValidationError } from './validation-error';

/**
 * A field or a parameter was refused.
 */
export type ValidationFailedResponse = ValidationError;
