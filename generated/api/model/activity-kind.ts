/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the action concerns: a login, access data and contacts, limits and reminders, pauses and exclusions, consents, the
 * terms, or requests about personal data.
 */
export type ActivityKind = typeof ActivityKind[keyof typeof ActivityKind];


export const ActivityKind = {
  login: 'login',
  security: 'security',
  limit: 'limit',
  exclusion: 'exclusion',
  consent: 'consent',
  terms: 'terms',
  privacy: 'privacy',
} as const;
