// @vitest-environment node
import { expect, test } from 'vitest';

import { formatDuration } from './duration';

test.each([
  [0, '0\u00a0min'],
  [59, '0\u00a0min'],
  [2520, '42\u00a0min'],
  [3600, '1\u00a0h'],
  [3900, '1\u00a0h 05\u00a0min'],
  [-5, '0\u00a0min'],
])('%d s are formatted as %s', (seconds, formatted) => {
  expect(formatDuration(seconds)).toBe(formatted);
});
