/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ForbiddenError } from './forbidden-error';

/**
 * The visitor may not use the platform from here. Suspended and excluded players are not refused (D10).
 */
export type ProtectionForbiddenResponse = ForbiddenError;
