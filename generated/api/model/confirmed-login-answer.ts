/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ConfirmedLogin } from './confirmed-login';

/**
 * A finished login.
 */
export interface ConfirmedLoginAnswer {
  data: ConfirmedLogin;
}
