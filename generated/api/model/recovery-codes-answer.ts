/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RecoveryCodes } from './recovery-codes';

/**
 * The recovery codes.
 */
export interface RecoveryCodesAnswer {
  data: RecoveryCodes;
}
