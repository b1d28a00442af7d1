/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ForbiddenErrorStatus } from './forbidden-error-status';

/**
 * Why this player may not do this now.
 */
export interface ForbiddenError {
  /**
     * What the player is told (pt-BR).
     * @minLength 1
     * @maxLength 1000
     */
  message: string;
  /** The reason, for the site to act on. ip_blocked opens the VPN dialog (L8), terms_changed the new terms (Q2), confirmation_required a confirmation (Q32), location_required the location (Q34), barred the state's register (Q14), pending_activation a step of a new account (Q15). */
  status: ForbiddenErrorStatus;
}
