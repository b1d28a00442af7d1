/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DoubleConfig } from './double-config';

/**
 * The chains, the beacon and the receipt keys of double.
 */
export interface DoubleConfigAnswer {
  data: DoubleConfig;
}
