import type { components } from '@generated/schema';

import { MINUTE } from './calendar';
import type { Invalid } from './result';
import { invalid } from './result';

type Schemas = components['schemas'];

/** Duration of a review, in ms. */
export const REVIEW_TIME_MS = MINUTE;

/** One side of a document uploaded by a player. */
export type UploadedDocument = Schemas['IdentityDocument'] & {
  playerId: string;
  /** The file name. */
  file: string;
  /** Unix ms. */
  sentAt: number;
};

/** Validates an uploaded document. Returns null if it is accepted. */
export function validateDocument({
  type,
  side,
  file,
}: Pick<UploadedDocument, 'type' | 'side' | 'file'>): Invalid<'not_a_picture' | 'one_sided'> | null {
  if (!/\.(jpe?g|png|pdf)$/i.test(file)) return invalid('not_a_picture', 'file', 'Envie um arquivo JPG, PNG ou PDF.');
  const isOneSided = type === 'passport' || type === 'address_proof';
  return isOneSided && side !== 'single' ? invalid('one_sided', 'side', 'Este documento tem um lado só.') : null;
}

/**
 * Returns the document with its current status: approved a minute after upload. A file name that contains `ilegivel`
 * (accent optional) is rejected instead. The player's verification does not depend on it; the widget decides that.
 *
 * @returns the same object if nothing changed
 */
export function reviewDocument(document: UploadedDocument, now: number): UploadedDocument {
  if (document.status !== 'pending' || now < document.sentAt + REVIEW_TIME_MS) return document;
  const isUnreadable = document.file.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().includes('ilegivel');
  return isUnreadable
    ? { ...document, status: 'rejected', reason: 'A imagem está ilegível. Envie outra, com boa luz.' }
    : { ...document, status: 'approved' };
}

/** Maps a document to the contract's schema. */
export function toDocumentDto({ id, type, side, status, reason }: UploadedDocument): Schemas['IdentityDocument'] {
  return { id, type, side, status, reason };
}
