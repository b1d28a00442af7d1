/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether real money moves (production) or none does (sandbox).
 */
export type PlatformEnvironment = typeof PlatformEnvironment[keyof typeof PlatformEnvironment];


export const PlatformEnvironment = {
  production: 'production',
  sandbox: 'sandbox',
} as const;
