/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ZipcodeAddress } from './zipcode-address';

/**
 * The address of a postal code.
 */
export interface ZipcodeAddressAnswer {
  data: ZipcodeAddress;
}
