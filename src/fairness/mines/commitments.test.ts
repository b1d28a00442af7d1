import { beforeEach, expect, test } from 'vitest';

import type { MinesFairness } from '@generated/api/model/mines-fairness';

import { LOST_GAME, OPEN_GAME } from './games.fixture';
import type { ShownCommitment } from './commitments';
import {
  noteCommitment,
  readCommitment,
  readGameIds,
  readSeenCommitment,
  replaceSeenCommitment,
  saveProgress,
  saveSentSeed,
  saveStart,
  wasSeedSent,
} from './commitments';

beforeEach(() => localStorage.clear());

const { server_seed_hash: HASH, nonce: NONCE, client_seed: SEED } = OPEN_GAME;
const asked = { amount: 1000, mines: 3, client_seed: SEED };
const terms = { edgeBp: 100, maxPayout: 5 };
const committedAt = '2026-11-21T14:04:00-03:00';
const shown: ShownCommitment = { hash: HASH, nonce: NONCE, committedAt, seenAt: 7, terms };
const started = { ...OPEN_GAME, revealed: [] };
const fairness: MinesFairness = { server_seed_hash: HASH, nonce: NONCE, committed_at: committedAt, replaced: null, replaced_before: [] };

test('commitments are saved by game and player, and the safe cells only grow', () => {
  saveStart('usr_1', OPEN_GAME, asked);
  expect(readCommitment('usr_1', 'mns_2')).toBeUndefined();
  saveSentSeed('usr_1', SEED, shown);
  saveStart('usr_1', started, asked);
  saveProgress('usr_1', OPEN_GAME);
  saveProgress('usr_1', started);
  saveProgress('usr_1', { ...OPEN_GAME, id: 'mns_9' });
  expect(readCommitment('usr_1', 'mns_2')).toEqual({ id: 'mns_2', ...shown, asked, safe: [12] });
  expect(readGameIds('usr_1')).toEqual(['mns_2']);
  expect(readCommitment('usr_2', 'mns_2')).toBeUndefined();
  expect(readCommitment('usr_1', 'mns_9')).toBeUndefined();
});

test('the end of a game is saved as first seen', () => {
  saveSentSeed('usr_1', SEED, shown);
  saveStart('usr_1', started, asked);
  saveProgress('usr_1', LOST_GAME);
  saveProgress('usr_1', { ...LOST_GAME, status: 'cashed_out', payout: 9 });
  expect(readCommitment('usr_1', 'mns_2')).toMatchObject({ end: { status: 'lost', revealed: [12, 3], payout: 0 } });
});

test('a seed that was sent under an earlier commitment was known when the later one was published', () => {
  saveSentSeed('usr_1', SEED, { ...shown, hash: 'e'.repeat(64), nonce: 1 });
  saveSentSeed('usr_1', SEED, shown);
  saveStart('usr_1', started, asked);
  expect(readCommitment('usr_1', 'mns_2')).toMatchObject({ hash: HASH, isSeedKnown: true });
});

test('a late execution of a repeated start is compared with the commitment of its first request', () => {
  saveSentSeed('usr_1', SEED, shown);
  saveSentSeed('usr_1', SEED, { ...shown, hash: 'e'.repeat(64), nonce: 3 });
  saveStart('usr_1', started, asked);
  expect(readCommitment('usr_1', 'mns_2')).toMatchObject({ hash: HASH, nonce: NONCE });
  expect(readCommitment('usr_1', 'mns_2')?.isSeedKnown).toBeUndefined();
});

test('a game under a commitment that was never shown is compared with the shown one', () => {
  saveSentSeed('usr_1', SEED, shown);
  saveStart('usr_1', { ...started, server_seed_hash: 'e'.repeat(64), nonce: 9 }, asked);
  expect(readCommitment('usr_1', 'mns_2')).toMatchObject({ hash: HASH, nonce: NONCE });
});

test('a sent seed is recognised, by player', () => {
  saveSentSeed('usr_1', SEED, shown);
  expect([wasSeedSent('usr_1', SEED), wasSeedSent('usr_1', 'outra'), wasSeedSent('usr_2', SEED)]).toEqual([true, false, false]);
});

test('a commitment keeps the time at which it was first seen, and a change waits for its examination', () => {
  noteCommitment('usr_1', fairness, 100);
  expect(noteCommitment('usr_1', fairness, 200).seenAt).toBe(100);
  const changed = { ...fairness, nonce: 3 };
  expect(noteCommitment('usr_1', changed, 300)).toEqual({ hash: HASH, nonce: 3, committedAt, seenAt: 300 });
  expect(readSeenCommitment('usr_1')).toEqual({ hash: HASH, nonce: 2, committedAt, seenAt: 100 });
  replaceSeenCommitment('usr_1', changed, 400);
  replaceSeenCommitment('usr_1', changed, 500);
  expect(readSeenCommitment('usr_1')).toEqual({ hash: HASH, nonce: 3, committedAt, seenAt: 400 });
});

test('what an earlier version stored is read as missing, and removed', () => {
  localStorage.setItem('mines promise usr_1', JSON.stringify({ hash: HASH, terms }));
  localStorage.setItem('mines games usr_1', JSON.stringify([{ id: 'mns_2', hash: HASH, terms, asked, nonce: 2, safe: [] }]));
  expect(readCommitment('usr_1', 'mns_2')).toBeUndefined();
  expect(readSeenCommitment('usr_1')).toBeUndefined();
  replaceSeenCommitment('usr_1', fairness);
  expect([localStorage.getItem('mines promise usr_1'), localStorage.getItem('mines games usr_1')]).toEqual([null, null]);
});
