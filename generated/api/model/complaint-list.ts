/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Complaint } from './complaint';
import type { Links } from './links';
import type { Meta } from './meta';

/**
 * One page of complaints.
 */
export interface ComplaintList {
  /**
     * The complaints, the newest first.
     * @maxItems 60
     */
  data: Complaint[];
  links: Links;
  meta: Meta;
}
