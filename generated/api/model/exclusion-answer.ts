/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Exclusion } from './exclusion';

/**
 * One exclusion.
 */
export interface ExclusionAnswer {
  data: Exclusion;
}
