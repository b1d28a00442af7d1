/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrentPassword } from './current-password';
import type { ExcludeAccountRequestMonths } from './exclude-account-request-months';

/**
 * An exclusion to be asked for.
 */
export interface ExcludeAccountRequest {
  /**
     * How long in months, null for ever.
     * @nullable
     */
  months: ExcludeAccountRequestMonths;
  password: CurrentPassword;
}
