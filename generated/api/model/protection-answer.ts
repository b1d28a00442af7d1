/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Protection } from './protection';

/**
 * What protects one player.
 */
export interface ProtectionAnswer {
  data: Protection;
}
