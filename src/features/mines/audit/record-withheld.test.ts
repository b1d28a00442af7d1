import { afterEach, expect, test, vi } from 'vitest';

import type { AnswerKind } from '@/fairness/core/journal';
import { listVerdicts, readEvidence } from '@/fairness/core/verdict-log';
import { QUICKNET } from '@/fairness/core/quicknet';
import { LOST_GAME, OPEN_GAME, recordsOf } from '@/fairness/mines/games.fixture';
import { recordAct, recordAnswer } from '@/fairness/mines/journal';
import { verifyEvidence } from '@/fairness/verifier/verify-evidence';

import { recordGame, recordWithheld } from './run-audit';

const { id, client_seed: seed } = OPEN_GAME;

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

function start(): void {
  const act = recordsOf(OPEN_GAME).lines[0]?.act;
  if (act?.type === 'start') recordAct(seed, { ...act, player: 'usr_1' });
  recordAnswer(seed, 'answered', OPEN_GAME);
}

test('a game whose cash-out has no success for a minute is orange, also elsewhere', async () => {
  vi.useFakeTimers();
  start();
  recordAct(id, { type: 'cashout', id });
  recordAnswer(id, 'lost');
  vi.advanceTimersByTime(59_000);
  recordWithheld('usr_1');
  expect(listVerdicts('usr_1')).toEqual([]);
  vi.advanceTimersByTime(1000);
  recordWithheld('usr_1');
  expect(listVerdicts('usr_1')).toMatchObject([
    { round: id, verdict: 'unchecked', reasons: [expect.stringContaining('não informou o fim')] },
  ]);
  const evidence = readEvidence('usr_1', { game: 'mines', round: id });
  expect(evidence && (await verifyEvidence(evidence, QUICKNET)).verdict).toBe('unchecked');
});

test('a game that look-ups show open a minute after a cash-out without an answer is orange', () => {
  vi.useFakeTimers();
  start();
  recordAct(id, { type: 'cashout', id });
  recordAnswer(id, 'lost');
  recordAnswer(id, 'found', OPEN_GAME);
  vi.advanceTimersByTime(60_000);
  recordWithheld('usr_1');
  expect(listVerdicts('usr_1')).toMatchObject([{ round: id, verdict: 'unchecked' }]);
});

test.each<[string, AnswerKind]>([
  ['that a look-up found', 'found'],
  ['that was refused', 'refused'],
])('an open game after a press %s is not withheld', (_, how) => {
  vi.useFakeTimers();
  start();
  recordAct(id, { type: 'reveal', id, cell: 12 });
  if (how === 'found') recordAnswer(id, 'lost');
  recordAnswer(id, how, how === 'found' ? OPEN_GAME : undefined);
  vi.advanceTimersByTime(60_000);
  recordWithheld('usr_1');
  expect(listVerdicts('usr_1')).toEqual([]);
});

test('a game that ended on another device keeps its verdict', async () => {
  vi.useFakeTimers();
  start();
  recordAct(id, { type: 'cashout', id });
  recordAnswer(id, 'lost');
  await recordGame('usr_1', LOST_GAME, { edgeBp: 100, maxPayout: 5_000_000 });
  const before = listVerdicts('usr_1');
  vi.advanceTimersByTime(60_000);
  recordWithheld('usr_1');
  expect(before).toHaveLength(1);
  expect(listVerdicts('usr_1')).toEqual(before);
});

test('an open game whose moves were answered is not withheld, however long it waits', () => {
  vi.useFakeTimers();
  start();
  vi.advanceTimersByTime(3_600_000);
  recordWithheld('usr_1');
  expect(listVerdicts('usr_1')).toEqual([]);
});

test('a game of another account on this device whose cash-out got no answer is orange, unless that account has a verdict', async () => {
  vi.useFakeTimers();
  start();
  recordAct(id, { type: 'cashout', id });
  recordAnswer(id, 'lost');
  vi.advanceTimersByTime(60_000);
  recordWithheld('usr_9');
  expect(listVerdicts('usr_9')).toMatchObject([{ round: id, verdict: 'unchecked' }]);
  localStorage.removeItem('fairness log usr_9');
  await recordGame('usr_1', LOST_GAME, { edgeBp: 100, maxPayout: 5_000_000 });
  recordWithheld('usr_9');
  expect(listVerdicts('usr_9')).toEqual([]);
});
