import { expect, test } from 'vitest';

import { MAX_FILE_BYTES, validateDocumentFile } from './document-file';
import { formatFileSize } from '@/shared/format/file-size';

test.each([
  ['rg.jpg', 'image/jpeg', 2000, undefined],
  ['RG.JPEG', 'image/jpeg', MAX_FILE_BYTES, undefined],
  ['conta.pdf', 'application/pdf', 1, undefined],
  ['sem-tipo.png', '', 10, undefined],
  ['rg.gif', 'image/gif', 10, 'Envie um arquivo JPG, PNG ou PDF.'],
  ['rg.jpg', 'text/html', 10, 'Envie um arquivo JPG, PNG ou PDF.'],
  ['foto.heic', 'image/heic', 10, 'Envie um arquivo JPG, PNG ou PDF.'],
  ['rg.jpg', 'image/jpeg', 0, 'O arquivo está vazio. Escolha outro.'],
  ['rg.jpg', 'image/jpeg', 12.3 * 1024 * 1024, 'O arquivo tem 12,3 MB. O máximo é 10 MB.'],
])('%s of type %s and %i bytes: %s', (name, type, size, why) => {
  expect(validateDocumentFile({ name, type, size })).toBe(why);
});

test('sizes are read as megabytes from where kilobytes are many', () => {
  expect([0, 350 * 1024, 2.4 * 1024 * 1024].map(formatFileSize)).toEqual(['0 kB', '350 kB', '2,4 MB']);
});
