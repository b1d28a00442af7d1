/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Base64Url } from './base64-url';
import type { PasskeyName } from './passkey-name';
import type { RegisterPasskeyRequestAlgorithm } from './register-passkey-request-algorithm';

/**
 * A new credential.
 */
export interface RegisterPasskeyRequest {
  name: PasskeyName;
  id: Base64Url;
  client_data: Base64Url;
  authenticator_data: Base64Url;
  /** SubjectPublicKeyInfo in DER. */
  public_key: Base64Url;
  /** The COSE algorithm; ES256 alone. */
  algorithm: RegisterPasskeyRequestAlgorithm;
}
