/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FederativeUnit } from './federative-unit';
import type { Unknown } from './unknown';

/**
 * What a postal code stands for.
 */
export interface ZipcodeAddress {
  /**
     * The street, empty where the code covers a whole town.
     * @maxLength 120
     */
  street: string;
  /**
     * The district, empty where the code covers a whole town.
     * @maxLength 120
     */
  district: string;
  /**
     * The city.
     * @minLength 1
     * @maxLength 120
     */
  city: string;
  state: FederativeUnit | Unknown;
}
