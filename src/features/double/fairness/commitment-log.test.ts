import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { removeStored } from '@/shared/lib/safe-storage';

import type { TestRounds } from '../rounds.fixture';
import { createTestRounds, PLACED, PUBLIC_SEED } from '../rounds.fixture';
import { createCommitmentLog, tabStorage } from './commitment-log';
import { lacksCommitment, verifyRound } from './verify';

let rounds: TestRounds;

beforeAll(async () => {
  rounds = await createTestRounds(8);
});
beforeEach(() => removeStored('session', 'double witness'));

test('commitments and the last seed survive a reload, so that a replaced round fails verification', async () => {
  const before = createCommitmentLog(tabStorage);
  before.record(rounds.over(6));
  before.record(rounds.open(7));
  const after = createCommitmentLog(tabStorage);
  expect(after.commitmentTo(7)).toEqual({ hash: rounds.open(7).server_seed_hash, publicSeed: PUBLIC_SEED });
  expect(after.serverSeed(6)).toBe(rounds.over(6).server_seed);
  after.record({ ...rounds.open(7), public_seed: 'outra' });
  const checks = await verifyRound({ round: { ...rounds.over(7), public_seed: 'outra' }, commitment: after.commitmentTo(7) });
  expect(checks.filter(({ passed }) => !passed).map(({ name }) => name)).toContain('Semente pública anunciada na abertura');
  expect(lacksCommitment(checks)).toBe(false);
});

test('the last 200 rounds are persisted', () => {
  const before = createCommitmentLog(tabStorage);
  for (let round = 1; round <= 250; round += 1) before.record({ ...rounds.open(1), round });
  const after = createCommitmentLog(tabStorage);
  expect([50, 51].map((round) => after.commitmentTo(round) === undefined)).toEqual([true, false]);
});

test('a table that restarted its numbering is not compared with earlier commitments', () => {
  createCommitmentLog(tabStorage).record(rounds.open(7));
  const after = createCommitmentLog(tabStorage);
  after.record({ ...rounds.open(7), public_seed: 'nova', betting_ends_at: '2026-11-22T14:05:15-03:00' });
  expect(after.commitmentTo(7)?.publicSeed).toBe('nova');
});

test.each(['', '{', 'null', '5', '{"announced":[]}'])('a stored value of %j is ignored', (text) => {
  sessionStorage.setItem('double witness', text);
  expect(createCommitmentLog(tabStorage).commitmentTo(7)).toBeUndefined();
});

test('a full storage does not stop the log', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const log = createCommitmentLog(tabStorage);
  log.record(rounds.open(7));
  vi.restoreAllMocks();
  expect(log.commitmentTo(7)).toBeDefined();
});

test('the first response to a bet is never replaced', () => {
  const log = createCommitmentLog();
  const bet = { id: 'bet_1', round_id: 'dbl_7', color: 'red', amount: 100, status: 'open', payout: null, ...PLACED } as const;
  log.recordBet(bet);
  log.recordBet({ ...bet, amount: 50 });
  expect(log.placedBet(bet)?.amount).toBe(100);
  expect(log.placedBet({ ...bet, round_id: 'dbl_8' })).toBeUndefined();
});
