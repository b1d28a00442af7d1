/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendar-date';
import type { Email } from './email';
import type { KnownGender } from './known-gender';
import type { ObservedId } from './observed-id';
import type { Unknown } from './unknown';
import type { UserDocument } from './user-document';
import type { UserWallet } from './user-wallet';

/**
 * A player as the backend tells the site who is logged in (E1).
 */
export interface User {
  id: ObservedId;
  /**
     * The full name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  email: Email;
  /**
     * Area code and number, with or without punctuation and country code.
     * @maxLength 24
     * @nullable
     * @pattern ^\+?[0-9 ()-]{8,23}$
     */
  phone?: string | null;
  document?: UserDocument;
  birthday?: CalendarDate;
  gender?: KnownGender | null | Unknown;
  /**
     * The state of the account; 'Ativo' means verified (E1). Other values are not known.
     * @minLength 1
     * @maxLength 64
     */
  status: string;
  wallet?: UserWallet;
}
