// @vitest-environment node
import { expect, test } from 'vitest';

import { QUESTIONS, selfTestResult } from './self-test-card';

test.each([
  [0, 'none'],
  [1, 'low'],
  [2, 'low'],
  [3, 'moderate'],
  [7, 'moderate'],
  [8, 'high'],
  [QUESTIONS.length * 3, 'high'],
])('a score of %i points is the risk level %s', (score, level) => {
  expect(selfTestResult(score).level).toBe(level);
});
