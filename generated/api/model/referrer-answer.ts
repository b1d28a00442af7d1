/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Referrer } from './referrer';

/**
 * Who invited.
 */
export interface ReferrerAnswer {
  data: Referrer;
}
