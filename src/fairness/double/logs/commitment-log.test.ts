import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { DoubleRound } from '@generated/api/model/double-round';

import { removeStored } from '@/shared/lib/safe-storage';

import type { TestRounds } from '../rounds.fixture';
import { createTestRounds } from '../rounds.fixture';
import { CHAIN_ID, PUBLIC_SEED } from '../signing.fixture';
import { commitmentStorage, createCommitmentLog } from './commitment-log';

let rounds: TestRounds;

beforeAll(async () => {
  rounds = await createTestRounds(8);
});
beforeEach(() => removeStored('local', 'double witness'));

const createLog = () => createCommitmentLog(commitmentStorage);
const changedNames = (log: ReturnType<typeof createLog>, round: number) => log.changes(round).map(({ name }) => name);
const later = (round: DoubleRound, ms: number): DoubleRound => ({
  ...round,
  betting_ends_at: new Date(Date.parse(round.betting_ends_at) + ms).toISOString(),
});

test('commitments and seeds survive a reload', () => {
  const before = createLog();
  before.record(rounds.over(6));
  before.record(rounds.open(7));
  const after = createLog();
  expect(after.commitmentTo(rounds.open(7))).toEqual({
    round: 7,
    hash: rounds.open(7).server_seed_hash,
    public_seed: PUBLIC_SEED,
    chain_id: CHAIN_ID,
  });
  expect(after.serverSeed(6, CHAIN_ID)).toBe(rounds.over(6).server_seed);
  expect(after.serverSeed(6, 'another')).toBeUndefined();
});

test('another tab adds its commitments, and those of both survive', () => {
  const one = createLog();
  const other = createLog();
  one.record(rounds.open(5));
  other.record(rounds.open(6));
  one.record(rounds.open(7));
  const after = createLog();
  expect([5, 6, 7].map((round) => after.commitmentTo(rounds.open(round))?.round)).toEqual([5, 6, 7]);
});

test('another tab that receives another hash finds the contradiction', () => {
  createLog().record(rounds.open(7));
  const other = createLog();
  other.record({ ...rounds.open(7), server_seed_hash: 'c'.repeat(64) });
  expect(changedNames(other, 7)).toEqual(['Hash anunciado primeiro']);
  expect(changedNames(createLog(), 7)).toEqual(['Hash anunciado primeiro']);
});

test('a round that the browser did not see is bound by the last one before it, in the same chain', () => {
  const log = createLog();
  log.record(rounds.open(3));
  log.record(rounds.open(5));
  log.record(rounds.over(8));
  expect(log.commitmentTo(rounds.over(8))?.round).toBe(5);
  expect(log.commitmentTo({ ...rounds.over(8), chain_id: 'another' })).toBeUndefined();
  expect(log.commitmentTo(rounds.over(2))).toBeUndefined();
});

test('the last rounds are persisted', () => {
  const before = createCommitmentLog(commitmentStorage);
  for (let round = 1; round <= 150; round += 1) before.record({ ...rounds.open(1), round });
  const after = createCommitmentLog(commitmentStorage);
  expect([30, 31].map((round) => after.commitmentTo({ ...rounds.open(1), round })?.round)).toEqual([undefined, 31]);
});

test.each<[string, (open: DoubleRound) => DoubleRound, string]>([
  ['another hash', (open) => ({ ...open, server_seed_hash: 'c'.repeat(64) }), 'Hash anunciado primeiro'],
  ['another public seed', (open) => ({ ...open, public_seed: 'c'.repeat(64) }), 'Semente pública anunciada primeiro'],
  ['another chain at the same time', (open) => ({ ...open, chain_id: 'another' }), 'Sequência anunciada primeiro'],
  ['a closing time three seconds later', (open) => later(open, 3000), 'Fim das apostas'],
  ['a closing time two hours later', (open) => later(open, 7_200_000), 'Fim das apostas'],
  ['a closing time exactly a day later', (open) => later(open, 86_400_000), 'Fim das apostas'],
])('an announcement that is replaced by %s is a contradiction, also after a reload', (_, change, name) => {
  createLog().record(rounds.open(7));
  const log = createLog();
  log.record(change(rounds.open(7)));
  expect(changedNames(log, 7)).toEqual([name]);
  expect(log.commitmentTo(rounds.open(7))?.hash).toBe(rounds.open(7).server_seed_hash);
  // The operator returns to the first announcement.
  log.record(rounds.over(7));
  expect(changedNames(createLog(), 7)).toEqual([name]);
});

test('a replaced seed with hash, public seed and a closing time two hours later stays a contradiction', () => {
  const log = createLog();
  log.record(rounds.open(7));
  log.record(
    later({ ...rounds.over(7), server_seed: 'd'.repeat(64), server_seed_hash: 'c'.repeat(64), public_seed: 'e'.repeat(64) }, 7_200_000),
  );
  expect(changedNames(log, 7)).toEqual(['Hash anunciado primeiro', 'Semente pública anunciada primeiro', 'Fim das apostas']);
});

test.each<[string, (over: DoubleRound) => DoubleRound, string[]]>([
  ['with another seed', (over) => ({ ...over, server_seed: 'd'.repeat(64) }), ['Semente revelada primeiro']],
  ['with another number', (over) => ({ ...over, roll: ((over.roll ?? 0) + 1) % 15 }), ['Número informado primeiro']],
  ['as voided', (over) => ({ ...over, status: 'voided', roll: null, color: null }), ['Fim da rodada']],
])('a revealed round that is stated %s is a contradiction', (_, change, names) => {
  const log = createLog();
  log.record(rounds.open(7));
  log.record(rounds.over(7));
  log.record(change(rounds.over(7)));
  expect(changedNames(log, 7)).toEqual(names);
});

test('a voided round that is played after all is a contradiction', () => {
  const log = createLog();
  log.record(rounds.open(7));
  log.record(rounds.voided(7));
  expect(changedNames(log, 7)).toEqual([]);
  log.record(rounds.over(7));
  expect(changedNames(log, 7)).toEqual(['Fim da rodada']);
});

test.each<[string, (open: DoubleRound) => DoubleRound]>([
  ['the same announcement', (open) => open],
  ['a closing time that was rounded', (open) => later(open, 1000)],
  ['an earlier closing time', (open) => later(open, -5000)],
  ['a late response', (open) => ({ ...open, server_time: '2026-11-21T13:00:00-03:00', totals: { white: 1, red: 2, black: 3 } })],
])('%s is no contradiction', (_, change) => {
  const log = createLog();
  log.record(rounds.open(7));
  log.record(rounds.over(7));
  log.record(change(rounds.open(7)));
  expect(changedNames(log, 7)).toEqual([]);
  expect(log.isRestarted(7)).toBe(false);
});

test('a table that restarts its numbering in another chain is marked, also after a reload', () => {
  createLog().record(rounds.open(7));
  const log = createLog();
  const restarted = later({ ...rounds.open(7), chain_id: 'another', server_seed_hash: 'c'.repeat(64) }, 7_200_000);
  log.record(restarted);
  expect(log.isRestarted(7)).toBe(true);
  expect(changedNames(log, 7)).toEqual([]);
  expect(log.commitmentTo(restarted)?.hash).toBe('c'.repeat(64));
  expect(createLog().isRestarted(7)).toBe(true);
});

test.each(['', '{', 'null', '5', '{"announced":[]}'])('a stored value of %j is ignored', (text) => {
  localStorage.setItem('double witness', text);
  expect(createLog().commitmentTo(rounds.open(7))).toBeUndefined();
});

test('a full storage does not stop the log', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const log = createLog();
  log.record(rounds.open(7));
  vi.restoreAllMocks();
  expect(log.commitmentTo(rounds.open(7))).toBeDefined();
});
