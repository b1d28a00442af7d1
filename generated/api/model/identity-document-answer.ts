/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { IdentityDocument } from './identity-document';

/**
 * One document.
 */
export interface IdentityDocumentAnswer {
  data: IdentityDocument;
}
