/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ValidationError } from './validation-error';

/**
 * The password is wrong, or another field was refused.
 */
export type PasswordRefusedResponse = ValidationError;
