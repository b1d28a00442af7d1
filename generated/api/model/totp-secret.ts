/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the app needs.
 */
export interface TotpSecret {
  /**
     * To type in. Base32.
     * @minLength 16
     * @maxLength 64
     * @pattern ^[A-Z2-7]{16,64}$
     */
  secret: string;
  /**
     * To scan or open.
     * @maxLength 500
     * @pattern ^otpauth://totp/
     */
  otpauth_url: string;
}
