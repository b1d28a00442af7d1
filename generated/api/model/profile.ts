/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Address } from './address';
import type { CalendarDate } from './calendar-date';
import type { Email } from './email';
import type { Id } from './id';
import type { KnownGender } from './known-gender';
import type { PhoneNumber } from './phone-number';
import type { ProfileDocument } from './profile-document';
import type { Unknown } from './unknown';

/**
 * The player: the members of E1 apart from the wallet, and what the player may add.
 */
export interface Profile {
  id: Id;
  /**
     * The full name; it never changes here.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  email: Email;
  phone: PhoneNumber;
  document: ProfileDocument;
  /** The day of birth, YYYY-MM-DD; it never changes. */
  birthday: CalendarDate;
  gender: KnownGender | null | Unknown;
  /**
     * The state of the account; 'Ativo' means verified (E1).
     * @minLength 1
     * @maxLength 64
     */
  status: string;
  /** Where the player lives, null while it is not known. */
  address: Address | null;
  /** Whether the player declared to be a politically exposed person. */
  is_pep: boolean;
  /** Whether the player agreed to be sent advertising. */
  marketing_opt_in: boolean;
}
