// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';

import { COMPRESSION_LIMIT_MS, compressImage, validateDocumentFile } from './document-file';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a photo that the device never compresses is sent as it is', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('createImageBitmap', () => new Promise(() => undefined));
  const photo = new File([new Uint8Array(2 * 1024 * 1024)], 'rg.jpg', { type: 'image/jpeg' });
  const compressed = compressImage(photo);
  await vi.advanceTimersByTimeAsync(COMPRESSION_LIMIT_MS);
  expect(await compressed).toBe(photo);
});

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
