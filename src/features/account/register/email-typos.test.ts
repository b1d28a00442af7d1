// @vitest-environment node
import { expect, test } from 'vitest';

import { suggestEmail } from './email-typos';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  [' Ana@hotmial.com ', 'ana@hotmail.com'],
  ['ana@gmail.com', undefined],
  ['ana@empresa.com.br', undefined],
  ['ana@mail.com', undefined],
  ['ana@uol.com', 'ana@uol.com.br'],
  ['ana@gm', undefined],
  ['ana@gm.ai', undefined],
  ['ana@gmail.c', undefined],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['', undefined],
])('%s suggests %s', (typed, suggested) => {
  expect(suggestEmail(typed)).toBe(suggested);
});
