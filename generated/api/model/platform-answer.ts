/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Platform } from './platform';

/**
 * Who runs the platform.
 */
export interface PlatformAnswer {
  data: Platform;
}
