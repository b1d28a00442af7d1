/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccessToken } from './access-token';
import type { ExpiresIn } from './expires-in';

/**
 * A new token.
 */
export interface TokenAnswer {
  access_token: AccessToken;
  expires_in: ExpiresIn;
}
