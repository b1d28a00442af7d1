// @vitest-environment node
import { expect, test } from 'vitest';

import { bucketLabel, firstStatementDay } from './statement-labels';

test.each([
  ['day', '16/11/2026'],
  ['week', '16/11 a 22/11'],
  ['month', '11/2026'],
  ['year', '2026'],
] as const)('a bucket by %s is labelled %s', (group, label) => {
  expect(bucketLabel({ from: '2026-11-16', to: '2026-11-22' }, group)).toBe(label);
});

test.each([
  ['day', '2026-11-21', '2026-10-23'],
  ['week', '2026-11-21', '2026-08-31'],
  ['week', '2026-11-22', '2026-08-31'],
  ['week', '2026-11-23', '2026-09-07'],
  ['month', '2026-11-21', '2025-12-01'],
  ['month', '2026-03-31', '2025-04-01'],
  ['year', '2026-11-21', '2022-01-01'],
] as const)('a statement by %s that ends on %s starts on %s', (group, today, first) => {
  expect(firstStatementDay(group, today)).toBe(first);
});
