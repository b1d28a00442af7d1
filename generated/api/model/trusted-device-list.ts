/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Links } from './links';
import type { Meta } from './meta';
import type { TrustedDevice } from './trusted-device';

/**
 * One page of trusted devices.
 */
export interface TrustedDeviceList {
  /** The devices. */
  data: TrustedDevice[];
  links: Links;
  meta: Meta;
}
