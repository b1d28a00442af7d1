// @vitest-environment node
import { expect, test } from 'vitest';

import { validateDocumentFile } from './document-file';

/** Size limit (SPEC B11). */
const TEN_MB = 10 * 1024 * 1024;

test.each([
  ['rg.jpg', 'image/jpeg', 2000, undefined],
  ['RG.JPEG', 'image/jpeg', TEN_MB, undefined],
  ['rg.jpg', 'image/jpeg', TEN_MB + 1, 'O arquivo tem 10 MB. O máximo é 10 MB.'],
  ['conta.pdf', 'application/pdf', 1, undefined],
  ['sem-tipo.png', '', 10, undefined],
  ['rg.gif', 'image/gif', 10, 'Envie um arquivo JPG, PNG ou PDF.'],
  ['rg.jpg', 'text/html', 10, 'Envie um arquivo JPG, PNG ou PDF.'],
  ['foto.heic', 'image/heic', 10, 'Envie um arquivo JPG, PNG ou PDF.'],
  ['rg.jpg', 'image/jpeg', 0, 'O arquivo está vazio. Escolha outro.'],
  ['rg.jpg', 'image/jpeg', 12.3 * 1024 * 1024, 'O arquivo tem 12,3 MB. O máximo é 10 MB.'],
])('the file %s of type %s and %i bytes is validated: %s', (name, type, size, message) => {
  expect(validateDocumentFile({ name, type, size })).toBe(message);
});
