/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email';

/**
 * How a player gets support.
 */
export interface PlatformSupport {
  email: Email;
  /**
     * The phone number, digits only, null where there is none.
     * @nullable
     * @pattern ^\+?\d{8,15}$
     */
  phone: string | null;
  /**
     * A page with help, null where there is none.
     * @maxLength 500
     * @nullable
     */
  url: string | null;
  /**
     * When someone answers (pt-BR).
     * @minLength 1
     * @maxLength 120
     */
  hours: string;
}
