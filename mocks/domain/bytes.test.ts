import { expect, test } from 'vitest';

import { concatBytes, toHex, utf8 } from './bytes';

test('text is encoded as UTF-8 and bytes as lower-case hexadecimal', () => {
  expect(toHex(utf8('São'))).toBe('53c3a36f');
  expect(toHex(Uint8Array.of(0, 10, 255))).toBe('000aff');
});

test('byte arrays are concatenated in order', () => {
  expect([...concatBytes(Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3))]).toEqual([1, 2, 3]);
});
