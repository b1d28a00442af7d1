/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DocumentSide } from './document-side';
import type { DocumentType } from './document-type';
import type { Id } from './id';
import type { Unknown } from './unknown';

/**
 * One side of a document that the player sent.
 */
export interface IdentityDocument {
  id: Id;
  type: DocumentType | Unknown;
  side: DocumentSide | Unknown;
  /** What was decided on it. */
  status: 'pending' | 'approved' | 'rejected' | Unknown;
  /**
     * Why it was rejected (pt-BR), null otherwise.
     * @maxLength 500
     * @nullable
     */
  reason: string | null;
}
