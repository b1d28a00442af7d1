/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FederativeUnit } from './federative-unit';
import type { Zipcode } from './zipcode';

/**
 * Where the player lives now.
 */
export interface AddressToSet {
  zipcode: Zipcode;
  /**
     * The street.
     * @minLength 1
     * @maxLength 120
     */
  street: string;
  /**
     * The house number, or S/N for none.
     * @minLength 1
     * @maxLength 20
     */
  number: string;
  /**
     * Flat, block or the like; null or left out for none.
     * @maxLength 120
     * @nullable
     */
  complement?: string | null;
  /**
     * The district (bairro).
     * @minLength 1
     * @maxLength 120
     */
  district: string;
  /**
     * The city.
     * @minLength 1
     * @maxLength 120
     */
  city: string;
  state: FederativeUnit;
}
