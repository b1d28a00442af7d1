import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { forgetJournal, isJournalFull, journalLosses, journalTopics, readLines, writeLines } from './journal';

const NOON = Date.parse('2026-11-21T12:00:00-03:00');

beforeEach(() => {
  localStorage.clear();
  forgetJournal();
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the lines of a topic are kept, and the oldest topic of many is dropped', () => {
  for (let topic = 0; topic < 602; topic += 1) writeLines('mines', String(topic), [{ at: topic, act: topic }]);
  expect(journalTopics('mines')).toHaveLength(600);
  expect([readLines('mines', '1'), readLines('mines', '2')]).toEqual([[], [{ at: 2, act: 2 }]]);
  expect(journalTopics('double')).toEqual([]);
});

test('an erasure while the page is open leaves a trace', () => {
  writeLines('mines', 'a', [], NOON - 5000);
  expect(journalLosses()).toEqual([]);
  localStorage.clear();
  expect(journalLosses()).toEqual([{ at: NOON, since: NOON - 5000 }]);
  localStorage.clear();
  vi.setSystemTime(NOON + 1000);
  writeLines('mines', 'b', []);
  expect(journalLosses()).toHaveLength(2);
});

test('an erasure while no page is open leaves a trace in a cookie', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`other=1; fairness_journal=${NOON - 5000}`);
  expect(journalLosses()).toEqual([{ at: NOON, since: NOON - 5000 }]);
});

test('the beginning of the journal is written into a cookie for as long as browsers allow', () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  writeLines('mines', 'a', []);
  writeLines('mines', 'b', []);
  expect(write.mock.calls).toEqual([[`fairness_journal=${NOON}; Max-Age=34560000; Path=/; SameSite=Strict; Secure`]]);
});

test('a browser that never had a journal has lost none', () => {
  expect(journalLosses()).toEqual([]);
});

test('a full storage is known, and what this page wrote stays readable', () => {
  writeLines('mines', 'a', []);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeLines('mines', 'a', [{ at: 1, act: 1 }]);
  expect([isJournalFull(), readLines('mines', 'a')]).toEqual([true, [{ at: 1, act: 1 }]]);
  vi.restoreAllMocks();
  writeLines('mines', 'a', []);
  expect(isJournalFull()).toBe(false);
});
