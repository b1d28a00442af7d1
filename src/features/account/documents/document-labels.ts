import type { DocumentSide } from '@generated/api/model/document-side';
import type { DocumentType } from '@generated/api/model/document-type';
import type { IdentityDocument } from '@generated/api/model/identity-document';

/** Portuguese labels by the type of a document. */
export const TYPE_LABELS: Readonly<Record<DocumentType, string>> = {
  rg: 'RG',
  cnh: 'CNH',
  passport: 'Passaporte',
  address_proof: 'Comprovante de endereço',
};

/** Portuguese labels by the side of a document. */
export const SIDE_LABELS: Readonly<Record<DocumentSide, string>> = { front: 'Frente', back: 'Verso', single: 'Folha única' };

/** Portuguese labels by the status of the review. */
export const STATUS_LABELS: Readonly<Record<IdentityDocument['status'], string>> = {
  pending: 'Em análise',
  approved: 'Aprovado',
  rejected: 'Recusado',
  unknown: 'Em processamento',
};

/** Returns the sides that can be uploaded: front, back or a single sheet of RG and CNH, only the single sheet of other documents. */
export const allowedSides = (type: DocumentType): readonly DocumentSide[] =>
  type === 'rg' || type === 'cnh' ? ['front', 'back', 'single'] : ['single'];
