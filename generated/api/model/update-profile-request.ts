/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AddressToSet } from './address-to-set';
import type { Gender } from './gender';

/**
 * What of the profile is to change.
 */
export interface UpdateProfileRequest {
  gender?: Gender;
  address?: AddressToSet;
  /** Whether the player declares to be a politically exposed person. */
  is_pep?: boolean;
  /** Whether the player agrees to be sent advertising. */
  marketing_opt_in?: boolean;
}
