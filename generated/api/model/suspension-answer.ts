/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Suspension } from './suspension';

/**
 * One pause.
 */
export interface SuspensionAnswer {
  data: Suspension;
}
