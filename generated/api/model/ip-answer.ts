/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The visitor's public address.
 */
export interface IpAnswer {
  /**
     * An IPv4 or IPv6 address in text.
     * @minLength 2
     * @maxLength 45
     * @pattern ^[0-9A-Fa-f:.]+$
     */
  userIP: string;
}
