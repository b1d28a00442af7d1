/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Base64Url } from './base64-url';

/**
 * What the device signed (WebAuthn, PublicKeyCredential with AuthenticatorAssertionResponse).
 */
export interface PasskeyAssertion {
  id: Base64Url;
  client_data: Base64Url;
  authenticator_data: Base64Url;
  signature: Base64Url;
  /** Null if the device gives none. */
  user_handle: Base64Url | null;
}
