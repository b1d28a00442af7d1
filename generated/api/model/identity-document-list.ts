/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { IdentityDocument } from './identity-document';
import type { Links } from './links';
import type { Meta } from './meta';

/**
 * One page of documents.
 */
export interface IdentityDocumentList {
  /**
     * The documents.
     * @maxItems 60
     */
  data: IdentityDocument[];
  links: Links;
  meta: Meta;
}
