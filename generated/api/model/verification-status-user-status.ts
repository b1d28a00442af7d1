/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is done or due. ip_blocked stands for a VPN or a blocked address.
 */
export type VerificationStatusUserStatus = typeof VerificationStatusUserStatus[keyof typeof VerificationStatusUserStatus];


export const VerificationStatusUserStatus = {
  approved: 'approved',
  pending_face_id: 'pending_face_id',
  pending_kyc: 'pending_kyc',
  ip_blocked: 'ip_blocked',
} as const;
