/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Flag } from './flag';
import type { Unknown } from './unknown';

/**
 * The state of the identity verification (E9).
 */
export interface VerificationStatus {
  /** What is done or due. ip_blocked stands for a VPN or a blocked address. */
  user_status: 'approved' | 'pending_face_id' | 'pending_kyc' | 'ip_blocked' | Unknown;
  /** Whether the verification is approved. */
  isApproved: Flag;
}
