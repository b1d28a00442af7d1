/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ProtectionLimit } from './protection-limit';

/**
 * One limit.
 */
export interface ProtectionLimitAnswer {
  data: ProtectionLimit;
}
