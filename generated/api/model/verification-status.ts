/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Flag } from './flag';
import type { VerificationStatusUserStatus } from './verification-status-user-status';

/**
 * The state of the identity verification (E9).
 */
export interface VerificationStatus {
  /** What is done or due. ip_blocked stands for a VPN or a blocked address. */
  user_status: VerificationStatusUserStatus;
  /** Whether the verification is approved. */
  isApproved: Flag;
}
