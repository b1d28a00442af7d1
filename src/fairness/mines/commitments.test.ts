import { beforeEach, expect, test } from 'vitest';

import type { MinesFairness } from '@generated/api/model/mines-fairness';

import { noteCommitment, readSeenCommitment, replaceSeenCommitment } from './commitments';

beforeEach(() => localStorage.clear());

const HASH = 'f'.repeat(64);
const fairness: MinesFairness = {
  server_seed_hash: HASH,
  nonce: 2,
  committed_at: '2026-11-21T14:04:00-03:00',
  replaced: null,
  replaced_before: [],
};

test('a commitment keeps the time at which it was first seen, and a change waits for its examination', () => {
  noteCommitment('usr_1', fairness, 100);
  expect(noteCommitment('usr_1', fairness, 200).seenAt).toBe(100);
  const changed = { ...fairness, nonce: 3 };
  expect(noteCommitment('usr_1', changed, 300)).toEqual({ hash: HASH, nonce: 3, seenAt: 300 });
  expect(readSeenCommitment('usr_1')).toEqual({ hash: HASH, nonce: 2, seenAt: 100 });
  replaceSeenCommitment('usr_1', changed, 400);
  replaceSeenCommitment('usr_1', changed, 500);
  expect(readSeenCommitment('usr_1')).toEqual({ hash: HASH, nonce: 3, seenAt: 400 });
});

test('what an earlier version stored is removed', () => {
  localStorage.setItem('mines-sent usr_1', '[]');
  replaceSeenCommitment('usr_1', fairness);
  expect(localStorage.getItem('mines-sent usr_1')).toBeNull();
});
