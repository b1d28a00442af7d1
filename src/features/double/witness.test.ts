import { beforeAll, beforeEach, expect, test } from 'vitest';

import { isWithoutMemory, verifyRound } from './verify';
import type { TestRounds } from './rounds.fixture';
import { testRounds } from './rounds.fixture';
import { createWitness } from './witness';

let rounds: TestRounds;
let stored: Map<string, string>;
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
};

beforeAll(async () => {
  rounds = await testRounds(8);
});
beforeEach(() => {
  stored = new Map();
});

test('what was announced and the last seed outlive a reload, so that an exchanged round is caught', async () => {
  const before = createWitness(storage);
  before.saw(rounds.over(6));
  before.saw(rounds.open(7));
  const after = createWitness(storage);
  expect(after.announced(7)).toEqual({ hash: rounds.open(7).server_seed_hash, publicSeed: 'publica-2026' });
  expect(after.seedOf(6)).toBe(rounds.over(6).server_seed);
  // With all else made to fit: it was another public seed that was announced.
  after.saw({ ...rounds.open(7), public_seed: 'outra' });
  const checks = await verifyRound({ round: { ...rounds.over(7), public_seed: 'outra' }, announced: after.announced(7) });
  expect(checks.filter(({ passed }) => !passed).map(({ name }) => name)).toContain('Semente pública anunciada na abertura');
  expect(isWithoutMemory(checks)).toBe(false);
});

test('the last 200 rounds are kept', () => {
  const before = createWitness(storage);
  for (let round = 1; round <= 250; round += 1) before.saw({ ...rounds.open(1), round });
  const after = createWitness(storage);
  expect([after.announced(50), after.announced(51)].map((one) => one === undefined)).toEqual([true, false]);
});

test('a table that began anew is not held against the one before it', () => {
  createWitness(storage).saw(rounds.open(7));
  const after = createWitness(storage);
  after.saw({ ...rounds.open(7), public_seed: 'nova', betting_ends_at: '2026-11-22T14:05:15-03:00' });
  expect(after.announced(7)?.publicSeed).toBe('nova');
});

test.each(['', '{', 'null', '5', '{"announced":[]}'])('what is stored as %j is as good as nothing, and blocked storage too', (text) => {
  stored.set('double witness', text);
  expect(createWitness(storage).announced(7)).toBeUndefined();
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  const witness = createWitness(full);
  witness.saw(rounds.open(7));
  expect(witness.announced(7)).toBeDefined();
});

test('a bet is remembered as it was answered first', () => {
  const witness = createWitness();
  const bet = { id: 'bet_1', round_id: 'dbl_7', color: 'red', amount: 100, status: 'open', payout: null } as const;
  witness.bet(bet);
  witness.bet({ ...bet, amount: 50 });
  expect(witness.placed(bet)?.amount).toBe(100);
  expect(witness.placed({ ...bet, round_id: 'dbl_8' })).toBeUndefined();
});
