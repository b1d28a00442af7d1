/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SportsConfig } from './sports-config';

/**
 * How to embed the sportsbook.
 */
export interface SportsConfigAnswer {
  data: SportsConfig;
}
