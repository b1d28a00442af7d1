/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The visitor's public address as GET /v2/get-ip told it; left out while it is not known.
 */
export type UserIpParameter = string;
