/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email';

/**
 * Who answers for personal data (LGPD, art. 41).
 */
export interface PrivacyOfficer {
  /**
     * Name of the person or office (pt-BR).
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  email: Email;
  /**
     * A page for requests, null where there is none.
     * @maxLength 500
     * @nullable
     * @pattern ^https://
     */
  url: string | null;
}
