/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DocumentSide } from './document-side';
import type { DocumentType } from './document-type';

/**
 * One side of a document, with its file.
 */
export interface UploadDocumentRequest {
  type: DocumentType;
  side: DocumentSide;
  /** The file itself: JPEG, PNG or PDF, at most 10 MB. */
  file: Blob;
}
