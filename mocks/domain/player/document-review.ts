import type { components } from '@generated/schema';

import { MINUTE } from '../calendar';
import type { Invalid } from '../result';
import { invalid } from '../result';

type Schemas = components['schemas'];

/** Time from the upload to the decision. */
export const REVIEW_TIME_MS = MINUTE;

/** Document that a player has uploaded. */
export type UploadedDocument = Schemas['IdentityDocument'] & {
  playerId: string;
  /** Name of the file. */
  file: string;
  /** Time of the upload, in Unix ms. */
  sentAt: number;
};

/**
 * Validates an upload: the ending of its file name (JPG, PNG or PDF), and `single` as the side of a passport or a proof of address. Returns
 * null if it is accepted.
 */
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
 * Reviews a document a minute after upload: approved, or rejected if the file name contains `ilegivel` (accent
 * optional). The player's verification does not depend on it; the widget decides that. Returns the same object if
 * unchanged.
 */
export function reviewDocument(document: UploadedDocument, now: number): UploadedDocument {
  if (document.status !== 'pending' || now < document.sentAt + REVIEW_TIME_MS) return document;
  const isUnreadable = document.file.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().includes('ilegivel');
  return isUnreadable
    ? { ...document, status: 'rejected', reason: 'A imagem está ilegível. Envie outra, com boa luz.' }
    : { ...document, status: 'approved' };
}

export function toDocumentDto({ id, type, side, status, reason }: UploadedDocument): Schemas['IdentityDocument'] {
  return { id, type, side, status, reason };
}
