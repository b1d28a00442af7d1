import type { components } from '@generated/schema';

import { MINUTE } from './calendar';
import type { Invalid } from './outcome';
import { invalid } from './outcome';

type Schemas = components['schemas'];

/** How long a review takes. */
export const REVIEW_TIME = MINUTE;

/** One side of a document that a player sent. */
export type SentDocument = Schemas['IdentityDocument'] & {
  playerId: string;
  /** The name of its file. */
  file: string;
  /** In milliseconds since 1970. */
  sentAt: number;
};

/** Why a document is not taken; null where it is. */
export function whyNotTaken({
  type,
  side,
  file,
}: Pick<SentDocument, 'type' | 'side' | 'file'>): Invalid<'not_a_picture' | 'one_sided'> | null {
  if (!/\.(jpe?g|png|pdf)$/i.test(file)) return invalid('not_a_picture', 'file', 'Envie um arquivo JPG, PNG ou PDF.');
  const isOneSided = type === 'passport' || type === 'address_proof';
  return isOneSided && side !== 'single' ? invalid('one_sided', 'side', 'Este documento tem um lado só.') : null;
}

/**
 * A document as it stands at a moment: approved a minute after it came; one whose file has `ilegivel` in its name, with
 * or without the accent, is rejected. KYC is the widget's: no decision here changes how far a player is verified.
 *
 * @returns the same where nothing was decided
 */
export function reviewedAt(document: SentDocument, now: number): SentDocument {
  if (document.status !== 'pending' || now < document.sentAt + REVIEW_TIME) return document;
  const isUnreadable = document.file.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().includes('ilegivel');
  return isUnreadable
    ? { ...document, status: 'rejected', reason: 'A imagem está ilegível. Envie outra, com boa luz.' }
    : { ...document, status: 'approved' };
}

/** A document as the contract shows it to its player. */
export function shownDocument({ id, type, side, status, reason }: SentDocument): Schemas['IdentityDocument'] {
  return { id, type, side, status, reason };
}
