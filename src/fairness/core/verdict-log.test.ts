import { beforeEach, expect, test, vi } from 'vitest';

import type { RoundVerdict } from './verdict-log';
import { countFailedElsewhere, findVerdict, listVerdicts, readEvidence, recordVerdict, subscribe, readLog } from './verdict-log';

const PLAYER = 'usr_1';

beforeEach(() => localStorage.clear());

function record(round: number | string, change: Partial<RoundVerdict> = {}): void {
  recordVerdict({
    player: PLAYER,
    game: 'double',
    round: `dbl_${round}`,
    label: `Double, rodada ${round}`,
    verdict: 'passed',
    reasons: [],
    at: 1000,
    evidence: { game: 'double' },
    ...change,
  });
}

const rounds = () => listVerdicts(PLAYER).map(({ round, verdict }) => `${round} ${verdict}`);

test('an empty log has no verdicts, totals of zero and no start (G10)', () => {
  expect(listVerdicts(PLAYER)).toEqual([]);
  expect(readLog(PLAYER).totals).toEqual({ passed: 0, failed: 0, unchecked: 0 });
  expect(readLog(PLAYER).since).toBeNull();
  expect(readEvidence(PLAYER, { game: 'double', round: 'dbl_1' })).toBeNull();
});

test('verdicts are listed newest first, with totals and evidence', () => {
  record(1);
  record(2, { verdict: 'unchecked', reasons: ['A página não estava aberta'], at: 2000 });
  record(1, { game: 'mines', verdict: 'failed', reasons: ['Pagamento'], at: 3000, evidence: { game: 'mines' } });
  expect(rounds()).toEqual(['dbl_1 failed', 'dbl_2 unchecked', 'dbl_1 passed']);
  expect(readLog(PLAYER).totals).toEqual({ passed: 1, failed: 1, unchecked: 1 });
  expect(readLog(PLAYER).since).toBe(1000);
  expect(readEvidence(PLAYER, { game: 'mines', round: 'dbl_1' })).toEqual({ game: 'mines' });
  expect(findVerdict(PLAYER, { game: 'double', round: 'dbl_2' })?.reasons).toEqual(['A página não estava aberta']);
});

test('a round that is recorded again replaces its entry at its place', () => {
  record(1, { verdict: 'unchecked', reasons: ['Sorteio público ainda sem assinatura'] });
  record(2);
  record(1, { at: 5000 });
  expect(rounds()).toEqual(['dbl_2 passed', 'dbl_1 passed']);
  expect(findVerdict(PLAYER, { game: 'double', round: 'dbl_1' })?.at).toBe(1000);
  expect(readLog(PLAYER).totals).toEqual({ passed: 2, failed: 0, unchecked: 0 });
});

test('a failure that later data explain goes back', () => {
  record(1, { verdict: 'failed', reasons: ['Rodada no seu histórico'] });
  record(1, { isExplained: true });
  expect(rounds()).toEqual(['dbl_1 passed']);
  expect(readLog(PLAYER).totals).toEqual({ passed: 1, failed: 0, unchecked: 0 });
});

test('failures of other accounts on this device are counted', () => {
  record(1, { verdict: 'failed' });
  record(2, { player: 'usr_9', verdict: 'failed' });
  record(3, { player: null, verdict: 'failed' });
  expect([countFailedElsewhere('usr_9'), countFailedElsewhere('usr_7')]).toEqual([2, 3]);
});

test('a failed round keeps its verdict and evidence when it passes later', () => {
  const evidence = { game: 'double', stated: 1 } as const;
  record(1, { verdict: 'failed', reasons: ['Número sorteado'], evidence });
  record(1);
  record(1, { verdict: 'unchecked' });
  expect(rounds()).toEqual(['dbl_1 failed']);
  expect(readLog(PLAYER).totals).toEqual({ passed: 0, failed: 1, unchecked: 0 });
  expect(readEvidence(PLAYER, { game: 'double', round: 'dbl_1' })).toEqual(evidence);
  record(1, { verdict: 'failed', reasons: ['Número sorteado', 'Cor'] });
  expect(findVerdict(PLAYER, { game: 'double', round: 'dbl_1' })?.reasons).toEqual(['Número sorteado', 'Cor']);
});

test('players and visitors have separate logs', () => {
  record(1);
  record(1, { player: null, verdict: 'failed' });
  expect(readLog(PLAYER).totals.failed).toBe(0);
  expect(readLog(null).totals).toEqual({ passed: 0, failed: 1, unchecked: 0 });
  expect(listVerdicts('usr_2')).toEqual([]);
});

test('the oldest entry is dropped at the limit, a failed one never before others, and stays counted', () => {
  record('bad', { verdict: 'failed', reasons: ['Cor'] });
  for (let round = 1; round <= 1001; round += 1) record(round);
  const listed = rounds();
  expect(listed).toHaveLength(1000);
  expect([listed[0], ...listed.slice(-2)]).toEqual(['dbl_1001 passed', 'dbl_3 passed', 'dbl_bad failed']);
  expect(readLog(PLAYER).totals).toEqual({ passed: 1001, failed: 1, unchecked: 0 });
});

test('the evidence of the newest 300 rounds and of failed ones is kept', () => {
  record('bad', { verdict: 'failed', reasons: ['Cor'] });
  for (let round = 1; round <= 305; round += 1) record(round);
  const has = (round: string) => readEvidence(PLAYER, { game: 'double', round }) !== null;
  expect(['dbl_305', 'dbl_6', 'dbl_5', 'dbl_1', 'dbl_bad'].map(has)).toEqual([true, true, false, false, true]);
});

test('a listener is called for changes only, and for those of other tabs', () => {
  const listener = vi.fn();
  const stop = subscribe(listener);
  record(1);
  const before = listVerdicts(PLAYER);
  record(1, { at: 9000 });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(listVerdicts(PLAYER)).toBe(before);
  window.dispatchEvent(new StorageEvent('storage', { key: 'menu' }));
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: `fairness log ${PLAYER}` }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  record(2);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('changed evidence of the same verdict is stored', () => {
  record(1);
  const evidence = { game: 'double', bets: 1 } as const;
  record(1, { evidence });
  expect(readEvidence(PLAYER, { game: 'double', round: 'dbl_1' })).toEqual(evidence);
});

test('an entry that another tab wrote is kept', () => {
  record(1);
  const other = localStorage.getItem(`fairness log ${PLAYER}`)?.replaceAll('dbl_1', 'dbl_7') ?? '';
  localStorage.setItem(`fairness log ${PLAYER}`, other);
  record(2);
  expect(rounds()).toEqual(['dbl_2 passed', 'dbl_7 passed']);
});

test.each(['{', 'null', '[]', '{"entries":3}'])('an unreadable log, %s, starts again', (text) => {
  localStorage.setItem(`fairness log ${PLAYER}`, text);
  expect(listVerdicts(PLAYER)).toEqual([]);
  record(1, { at: 7000 });
  expect(rounds()).toEqual(['dbl_1 passed']);
  expect(readLog(PLAYER).since).toBe(7000);
});
