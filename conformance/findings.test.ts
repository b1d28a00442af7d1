import { expect, test } from 'vitest';

import { Findings } from './findings';
import type { Violation } from './observe/violation';

const violation = (check: string) => ({ check }) as Violation;

test('A rollback drops exactly the violations added after the checkpoint.', () => {
  const findings = new Findings();
  findings.add(violation('slow'));
  const checkpoint = findings.checkpoint();
  findings.add(violation('redirect'), violation('invariant'));
  expect(findings.since(checkpoint).map(({ check }) => check)).toEqual(['redirect', 'invariant']);
  findings.rollback(checkpoint);
  expect(findings.all.map(({ check }) => check)).toEqual(['slow']);
});

test('An update replaces each violation and keeps their order.', () => {
  const findings = new Findings();
  findings.add(violation('slow'), violation('redirect'));
  findings.update((one) => (one.check === 'slow' ? violation('invariant') : one));
  expect(findings.all.map(({ check }) => check)).toEqual(['invariant', 'redirect']);
});
