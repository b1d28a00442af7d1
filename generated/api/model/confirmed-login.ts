/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccessToken } from './access-token';
import type { DeviceToken } from './device-token';
import type { ExpiresIn } from './expires-in';

/**
 * A token, and the proof of a trusted device.
 */
export interface ConfirmedLogin {
  access_token: AccessToken;
  expires_in: ExpiresIn;
  /** Null unless the device is trusted from now on. */
  device_token: DeviceToken | null;
}
