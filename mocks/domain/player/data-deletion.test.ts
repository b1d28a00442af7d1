import { expect, test } from 'vitest';

import { expectOk, START } from '../results.fixture';
import { openDeletion, toDeletionDto } from './data-deletion';

test('a request has a protocol number of its year and 15 days to be answered (SPEC Q4)', () => {
  const request = expectOk(openDeletion(undefined, 122, START));
  expect(toDeletionDto(request)).toEqual({
    protocol: '2026-000123',
    status: 'received',
    requested_at: '2026-11-21T14:05:00-03:00',
    due_at: '2026-12-06T14:05:00-03:00',
    reason: null,
  });
});

test('a second request is a conflict while the first is open (SPEC Q4)', () => {
  const first = expectOk(openDeletion(undefined, 0, START));
  for (const status of ['received', 'in_review'] as const)
    expect(openDeletion({ ...first, status }, 1, START)).toMatchObject({ ok: false, error: { status: 409 } });
  for (const status of ['done', 'refused'] as const) expect(openDeletion({ ...first, status }, 1, START).ok).toBe(true);
});
