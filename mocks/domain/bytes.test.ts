import { expect, test } from 'vitest';

import { hexOf, joined, utf8 } from './bytes';

test('text becomes UTF-8, bytes become lower-case hexadecimal', () => {
  expect(hexOf(utf8('São'))).toBe('53c3a36f');
  expect(hexOf(Uint8Array.of(0, 10, 255))).toBe('000aff');
});

test('runs of bytes are joined in their order', () => {
  expect([...joined(Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3))]).toEqual([1, 2, 3]);
});
