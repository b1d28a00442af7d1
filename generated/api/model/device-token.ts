/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Proves that this device is trusted, together with the password. It logs nobody in alone.
 * @minLength 16
 * @maxLength 256
 * @pattern ^[\w-]+$
 */
export type DeviceToken = string;
