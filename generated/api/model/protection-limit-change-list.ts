/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Links } from './links';
import type { Meta } from './meta';
import type { ProtectionLimitChange } from './protection-limit-change';

/**
 * One page of changes of limits.
 */
export interface ProtectionLimitChangeList {
  /**
     * The changes, the newest first.
     * @maxItems 60
     */
  data: ProtectionLimitChange[];
  links: Links;
  meta: Meta;
}
