import { beforeEach, expect, test } from 'vitest';

import type { MinesGame } from '@generated/api/model/mines-game';

import { checkVerdict } from '../core/fair-checks';
import { LOST_GAME, OPEN_GAME, recordsOf } from './games.fixture';
import type { MinesAct } from './journal';
import { recordAct, recordAnswer, recordReveal } from './journal';
import { readRecords, readStarted, refusedHashes, wasSeedSent } from './read-journal';
import { verifyMinesGame } from './verify';

beforeEach(() => localStorage.clear());

const { id, client_seed: SEED } = OPEN_GAME;
const started = { ...OPEN_GAME, revealed: [] };
function start(seed = SEED, player = 'usr_1'): MinesAct {
  const act = recordsOf({ ...started, client_seed: seed }).lines[0]?.act;
  if (act?.type !== 'start') throw new TypeError('no start');
  return { ...act, player };
}

function sendStart(seed: string, how: 'refused' | 'lost' | 'unsent' | 'answered', player?: string): void {
  recordAct(seed, start(seed, player));
  recordAnswer(seed, how, how === 'answered' ? { ...started, client_seed: seed } : undefined);
}

test('a start is in the journal before it has a game, and belongs to its game afterwards', () => {
  recordAct(SEED, start(), 1000);
  expect(wasSeedSent(SEED)).toBe(true);
  expect(readRecords(started).lines).toHaveLength(1);
  expect(readRecords({ ...started, nonce: 9 }).lines).toEqual([]);
  recordAnswer(SEED, 'lost', undefined, 2000);
  recordAnswer(SEED, 'found', started, 3000);
  recordAnswer(SEED, 'found', started, 4000);
  recordAct(id, { type: 'reveal', id, cell: 3 }, 5000);
  recordAnswer(id, 'answered', LOST_GAME, 6000);
  expect(readRecords(started).lines.map(({ at, act, answer }) => `${at} ${act?.type ?? answer?.how}`)).toEqual([
    '1000 start',
    '2000 lost',
    '3000 found',
    '5000 reveal',
    '6000 answered',
  ]);
  expect(readStarted('usr_1', 5)).toMatchObject([{ id, nonce: 2, hasEnded: true, isCashOutOpen: false, unansweredSince: null }]);
  expect(readStarted('usr_2', 5)).toEqual([]);
});

test('starts without a game under the number of a game are counted, also if the account id changed meanwhile', () => {
  sendStart('a1', 'refused');
  sendStart('a2', 'lost');
  sendStart('a3', 'refused', 'usr_2');
  sendStart(SEED, 'answered');
  expect(readRecords(started).refused.map(({ act }) => act.asked.client_seed)).toEqual(['a3', 'a2', 'a1']);
});

test('starts of another account under another number are not counted, and do not end the count', () => {
  sendStart('a1', 'refused');
  const other = start('a2', 'usr_2');
  if (other.type === 'start') recordAct('a2', { ...other, shown: { ...other.shown, nonce: 9 } });
  recordAnswer('a2', 'refused');
  sendStart(SEED, 'answered');
  expect(readRecords(started).refused.map(({ act }) => act.asked.client_seed)).toEqual(['a1']);
});

test('a refused start is counted under a seed that was replaced and revealed', () => {
  const first = start('a1');
  if (first.type === 'start') recordAct('a1', { ...first, shown: { ...first.shown, hash: 'c'.repeat(64) } });
  recordAnswer('a1', 'refused');
  sendStart(SEED, 'answered');
  expect([...refusedHashes()]).toEqual(['c'.repeat(64)]);
  expect(readRecords(started).seeds).toBeUndefined();
  recordReveal({ server_seed: 'b'.repeat(64), server_seed_hash: 'c'.repeat(64), nonce: 2, replaced_at: OPEN_GAME.started_at });
  expect(readRecords(started)).toMatchObject({ refused: [{ act: { asked: { client_seed: 'a1' } } }], seeds: ['b'.repeat(64)] });
});

test('a revealed seed under the id of a game is no answer to its last move', () => {
  sendStart(SEED, 'answered');
  recordAct(id, { type: 'cashout', id });
  recordAnswer(id, 'answered', OPEN_GAME);
  recordReveal({ server_seed: 'b'.repeat(64), server_seed_hash: id, nonce: 2, replaced_at: OPEN_GAME.started_at });
  expect(readStarted('usr_1', 1)[0]?.isCashOutOpen).toBe(true);
});

test('a start that did not leave this device is not counted, and a repeated one is counted once', () => {
  sendStart('a1', 'unsent');
  sendStart('a2', 'lost');
  sendStart('a2', 'lost');
  sendStart('a3', 'lost');
  sendStart('a3', 'unsent');
  sendStart(SEED, 'answered');
  expect(readRecords(started).refused.map(({ act }) => act.asked.client_seed)).toEqual(['a3', 'a2']);
});

test('a cash-out that is confirmed with an open game is known until the next move', () => {
  sendStart(SEED, 'answered');
  recordAct(id, { type: 'cashout', id });
  recordAnswer(id, 'answered', OPEN_GAME);
  expect(readStarted('usr_1', 1)[0]?.isCashOutOpen).toBe(true);
  recordAct(id, { type: 'cashout', id }, 7000);
  expect(readStarted('usr_1', 1)[0]).toMatchObject({ isCashOutOpen: true, unansweredSince: 7000 });
  recordAnswer(id, 'refused');
  expect(readStarted('usr_1', 1)[0]?.isCashOutOpen).toBe(true);
  recordAct(id, { type: 'reveal', id, cell: 3 });
  expect(readStarted('usr_1', 1)[0]?.isCashOutOpen).toBe(false);
});

test.each<[string, Partial<MinesGame>]>([
  ['status', { status: 'unknown' }],
  ['payout', { payout: 'unknown' }],
])('a cash-out that is confirmed with an unknown %s is known, one without an answer is not confirmed', (_, change) => {
  sendStart(SEED, 'answered');
  recordAct(id, { type: 'reveal', id, cell: 12 });
  recordAnswer(id, 'answered', OPEN_GAME);
  recordAct(id, { type: 'cashout', id });
  expect(readStarted('usr_1', 1)[0]?.isCashOutOpen).toBe(false);
  recordAnswer(id, 'answered', { ...OPEN_GAME, ...change });
  expect(readStarted('usr_1', 1)[0]?.isCashOutOpen).toBe(true);
});

test('a response with an unknown value is kept without its game', () => {
  sendStart(SEED, 'answered');
  recordAct(id, { type: 'reveal', id, cell: 3 });
  recordAnswer(id, 'answered', { ...OPEN_GAME, status: 'unknown' });
  expect(readRecords(started).lines.at(-1)?.answer).toEqual({ how: 'answered' });
});

test('a game that gets the id of an earlier one fails, because presses of that one explain nothing', async () => {
  sendStart('a1', 'answered');
  recordAct(id, { type: 'reveal', id, cell: 3 });
  recordAnswer(id, 'answered', { ...LOST_GAME, client_seed: 'a1' });
  sendStart(SEED, 'answered');
  const checks = await verifyMinesGame(LOST_GAME, readRecords(LOST_GAME), undefined);
  expect(checks.flatMap((check) => (checkVerdict(check) === 'failed' ? check.name : []))).toContain('Código usado uma só vez');
});

test('a press under an id before the start that got this id is no act of its game', () => {
  recordAct(id, { type: 'reveal', id, cell: 3 }, 1000);
  recordAct(SEED, start(), 2000);
  recordAnswer(SEED, 'answered', started, 3000);
  expect(readRecords(started).lines.map(({ act, answer }) => act?.type ?? answer?.how)).toEqual(['start', 'answered']);
});

test('a game that is named like the client seed of a refused start does not hide that start', () => {
  sendStart('a1', 'refused');
  sendStart('a2', 'refused');
  recordAct(SEED, start());
  recordAnswer(SEED, 'answered', { ...started, id: 'a1' });
  recordAct('a1', { type: 'reveal', id: 'a1', cell: 3 });
  const { lines, refused } = readRecords({ ...started, id: 'a1' });
  expect(lines.map(({ act, answer }) => act?.type ?? answer?.how)).toEqual(['start', 'answered', 'reveal']);
  expect(refused.map(({ act }) => act.asked.client_seed)).toEqual(['a2', 'a1']);
  expect(readStarted('usr_1', 5).map((game) => game.id)).toEqual(['a1']);
});

test('the terms before a start are those of the start before, also if the account id changed meanwhile', () => {
  const before = start('a1', 'usr_2');
  if (before.type === 'start') recordAct('a1', { ...before, shown: { ...before.shown, nonce: 9, terms: { edgeBp: 50, maxPayout: 1 } } });
  recordAnswer('a1', 'answered', { ...started, id: 'mns_9', client_seed: 'a1' });
  sendStart(SEED, 'answered');
  expect(readRecords(started).before).toEqual({ edgeBp: 50, maxPayout: 1 });
});
