/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The reason, for the site to act on. ip_blocked opens the VPN dialog (L8), terms_changed the new terms (Q2), confirmation_required a confirmation (Q32), location_required the location (Q34), barred the state's register (Q14), pending_activation a step of a new account (Q15).
 */
export type ForbiddenErrorStatus = typeof ForbiddenErrorStatus[keyof typeof ForbiddenErrorStatus];


export const ForbiddenErrorStatus = {
  ip_blocked: 'ip_blocked',
  pending_face_id: 'pending_face_id',
  pending_kyc: 'pending_kyc',
  suspended: 'suspended',
  excluded: 'excluded',
  limit_reached: 'limit_reached',
  terms_changed: 'terms_changed',
  confirmation_required: 'confirmation_required',
  location_required: 'location_required',
  location_outside: 'location_outside',
  barred: 'barred',
  pending_activation: 'pending_activation',
  forbidden: 'forbidden',
} as const;
