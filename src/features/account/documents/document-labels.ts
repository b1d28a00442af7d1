import type { DocumentSide } from '@generated/api/model/document-side';
import type { DocumentType } from '@generated/api/model/document-type';
import type { IdentityDocument } from '@generated/api/model/identity-document';

/** The kinds of documents, in words. */
export const TYPE_LABELS: Readonly<Record<DocumentType, string>> = {
  rg: 'RG',
  cnh: 'CNH',
  passport: 'Passaporte',
  address_proof: 'Comprovante de endereço',
};

/** Their sides, in words. */
export const SIDE_LABELS: Readonly<Record<DocumentSide, string>> = { front: 'Frente', back: 'Verso', single: 'Folha única' };

/** How one stands, in words. */
export const STATUS_LABELS: Readonly<Record<IdentityDocument['status'], string>> = {
  pending: 'Em análise',
  approved: 'Aprovado',
  rejected: 'Recusado',
};

/** Which sides a document can be sent by: a passport and a proof of address have one. */
export const allowedSides = (type: DocumentType): readonly DocumentSide[] =>
  type === 'rg' || type === 'cnh' ? ['front', 'back', 'single'] : ['single'];
