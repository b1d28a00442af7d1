// @vitest-environment node
import { expect, test } from 'vitest';

import { formatElapsed } from './format-elapsed';

test.each([
  [-5, '0:00'],
  [7999, '0:07'],
  [725_000, '12:05'],
  [3_723_000, '1:02:03'],
])('formatElapsed formats %i ms as %s', (milliseconds, text) => {
  expect(formatElapsed(milliseconds)).toBe(text);
});
