import { expect, test } from 'vitest';

import type { UploadedDocument } from './document-review';
import { REVIEW_TIME_MS, reviewDocument, toDocumentDto, validateDocument } from './document-review';
import { deepFreeze, START } from '../results.fixture';

const sent = (file: string): UploadedDocument =>
  deepFreeze({ id: 'doc_1', playerId: 'usr_3', type: 'rg', side: 'front', status: 'pending', reason: null, file, sentAt: START });

test('a review approves a document after a minute', () => {
  const document = sent('frente.jpg');
  expect(reviewDocument(document, START + REVIEW_TIME_MS - 1)).toBe(document);
  const approved = reviewDocument(document, START + REVIEW_TIME_MS);
  expect(approved).toMatchObject({ status: 'approved', reason: null });
  expect(reviewDocument(approved, START + 2 * REVIEW_TIME_MS)).toBe(approved);
});

test.each(['ilegivel.png', 'RG-Ilegível.pdf'])('%s is rejected with a reason', (file) => {
  expect(reviewDocument(sent(file), START + REVIEW_TIME_MS)).toMatchObject({
    status: 'rejected',
    reason: 'A imagem está ilegível. Envie outra, com boa luz.',
  });
});

test('the DTO contains neither the file nor the owner', () => {
  expect(toDocumentDto(sent('frente.jpg'))).toEqual({ id: 'doc_1', type: 'rg', side: 'front', status: 'pending', reason: null });
});

test.each([
  ['rg', 'front', 'frente.jpg', undefined],
  ['cnh', 'single', 'CNH.PDF', undefined],
  ['address_proof', 'single', 'conta.jpeg', undefined],
  ['rg', 'front', 'frente.gif', 'not_a_picture'],
  ['rg', 'front', 'jpg', 'not_a_picture'],
  ['rg', 'front', 'frente.jpg.exe', 'not_a_picture'],
  ['passport', 'back', 'passaporte.png', 'one_sided'],
] as const)('%s, %s, %s: %s', (type, side, file, reason) => {
  expect(validateDocument({ type, side, file })?.reason).toBe(reason);
});
