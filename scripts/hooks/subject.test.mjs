import { expect, test } from 'vitest';

import { subjectProblem } from './subject.mjs';

test.each([
  'wallet: show the fee',
  'bench, frames: type the page of a list',
  'service-worker: keep pictures',
  'Revert "wallet: show the fee"',
])('%s is a good subject', (subject) => expect(subjectProblem(subject)).toBeUndefined());

test.each([
  ['show the fee', 'area'],
  ['Wallet: show the fee', 'area'],
  ['wallet: Show the fee', 'area'],
  ['wallet: show the fee.', 'full stop'],
  [`wallet: ${'x'.repeat(65)}`, '73 characters'],
])('%s is refused', (subject, reason) => {
  expect(subjectProblem(subject)).toContain(reason);
});
