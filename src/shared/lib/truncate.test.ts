// @vitest-environment node
import { expect, test } from 'vitest';

import { truncate } from './truncate';

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab\u{1F600}c', 3, 'ab\u{1F600}'],
  ['\u{1F600}\u{1F600}', 2, '\u{1F600}\u{1F600}'],
  ['', 0, ''],
])('%j is cut to %i code points without splitting a character', (text, maxLength, cut) => {
  expect(truncate(text, maxLength)).toBe(cut);
});
