/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Base64Url } from './base64-url';

/**
 * Ids of credentials; empty for any.
 * @maxItems 50
 */
export type CredentialIds = Base64Url[];
