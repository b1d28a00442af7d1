/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Base64Url } from './base64-url';
import type { CredentialIds } from './credential-ids';
import type { PasskeyTimeout } from './passkey-timeout';
import type { RpId } from './rp-id';

/**
 * What the device signs.
 */
export interface PasskeyRequest {
  challenge: Base64Url;
  rp_id: RpId;
  timeout_ms: PasskeyTimeout;
  allowed: CredentialIds;
}
