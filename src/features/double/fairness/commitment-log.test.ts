import { beforeAll, beforeEach, expect, test } from 'vitest';

import { lacksCommitment, verifyRound } from './verify';
import type { TestRounds } from '../rounds.fixture';
import { createTestRounds } from '../rounds.fixture';
import { createCommitmentLog } from './commitment-log';

let rounds: TestRounds;
let stored: Map<string, string>;
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
};

beforeAll(async () => {
  rounds = await createTestRounds(8);
});
beforeEach(() => {
  stored = new Map();
});

test('what was announced and the last seed outlive a reload, so that an exchanged round is caught', async () => {
  const before = createCommitmentLog(storage);
  before.saw(rounds.over(6));
  before.saw(rounds.open(7));
  const after = createCommitmentLog(storage);
  expect(after.announced(7)).toEqual({ hash: rounds.open(7).server_seed_hash, publicSeed: 'publica-2026' });
  expect(after.seedOf(6)).toBe(rounds.over(6).server_seed);
  // With all else made to fit: it was another public seed that was announced.
  after.saw({ ...rounds.open(7), public_seed: 'outra' });
  const checks = await verifyRound({ round: { ...rounds.over(7), public_seed: 'outra' }, announced: after.announced(7) });
  expect(checks.filter(({ passed }) => !passed).map(({ name }) => name)).toContain('Semente pública anunciada na abertura');
  expect(lacksCommitment(checks)).toBe(false);
});

test('the last 200 rounds are kept', () => {
  const before = createCommitmentLog(storage);
  for (let round = 1; round <= 250; round += 1) before.saw({ ...rounds.open(1), round });
  const after = createCommitmentLog(storage);
  expect([after.announced(50), after.announced(51)].map((one) => one === undefined)).toEqual([true, false]);
});

test('a table that began anew is not held against the one before it', () => {
  createCommitmentLog(storage).saw(rounds.open(7));
  const after = createCommitmentLog(storage);
  after.saw({ ...rounds.open(7), public_seed: 'nova', betting_ends_at: '2026-11-22T14:05:15-03:00' });
  expect(after.announced(7)?.publicSeed).toBe('nova');
});

test.each(['', '{', 'null', '5', '{"announced":[]}'])('what is stored as %j is as good as nothing, and blocked storage too', (text) => {
  stored.set('double witness', text);
  expect(createCommitmentLog(storage).announced(7)).toBeUndefined();
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  const commitmentLog = createCommitmentLog(full);
  commitmentLog.saw(rounds.open(7));
  expect(commitmentLog.announced(7)).toBeDefined();
});

test('a bet is remembered as it was answered first', () => {
  const commitmentLog = createCommitmentLog();
  const bet = { id: 'bet_1', round_id: 'dbl_7', color: 'red', amount: 100, status: 'open', payout: null } as const;
  commitmentLog.bet(bet);
  commitmentLog.bet({ ...bet, amount: 50 });
  expect(commitmentLog.placed(bet)?.amount).toBe(100);
  expect(commitmentLog.placed({ ...bet, round_id: 'dbl_8' })).toBeUndefined();
});
