/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LocationCheck } from './location-check';

/**
 * The check of a position.
 */
export interface LocationAnswer {
  data: LocationCheck;
}
