/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Base64Url } from './base64-url';
import type { CredentialIds } from './credential-ids';
import type { PasskeyTimeout } from './passkey-timeout';
import type { RpId } from './rp-id';

/**
 * What the device creates a passkey for.
 */
export interface PasskeyCreation {
  challenge: Base64Url;
  rp_id: RpId;
  /**
     * The name of the site.
     * @minLength 1
     * @maxLength 120
     */
  rp_name: string;
  user_id: Base64Url;
  /**
     * The e-mail of the player.
     * @minLength 1
     * @maxLength 254
     */
  user_name: string;
  /**
     * The name of the player.
     * @minLength 1
     * @maxLength 120
     */
  user_display_name: string;
  timeout_ms: PasskeyTimeout;
  excluded: CredentialIds;
}
