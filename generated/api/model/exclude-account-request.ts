/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrentPassword } from './current-password';

/**
 * An exclusion to be asked for.
 */
export interface ExcludeAccountRequest {
  /**
     * How long in months, one of the lengths that getPlatform offers; null for ever.
     * @minimum 1
     * @maximum 1200
     * @nullable
     */
  months: number | null;
  password: CurrentPassword;
}
