import { beforeAll, expect, test } from 'vitest';

import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';

import { allPassed } from '@/shared/fairness/fair-checks';

import type { TestRounds } from '../rounds.fixture';
import { createTestRounds, PLACED } from '../rounds.fixture';
import { lacksCommitment, computeRoll, verifyRound, verifySeeds } from './verify';

const SEED = 'a'.repeat(64);
const PUBLIC = 'publica-2026';
const OTHER = 'b'.repeat(64);

let rounds: TestRounds;
let round: DoubleRound;
let previousSeed: string;

beforeAll(async () => {
  rounds = await createTestRounds(8);
  round = rounds.over(8);
  previousSeed = rounds.over(7).server_seed ?? '';
});

const commitment = () => ({ hash: round.server_seed_hash, publicSeed: round.public_seed });
const failed = async (claims: Parameters<typeof verifyRound>[0]) =>
  (await verifyRound(claims)).filter(({ passed }) => !passed).map(({ name }) => name);

const won = (): DoubleBet => ({
  id: 'bet_1',
  round_id: round.id,
  color: round.color ?? 'white',
  amount: 1000,
  status: 'won',
  payout: round.color === 'white' ? 14_000 : 2000,
  ...PLACED,
});
const lost = (): DoubleBet => ({
  id: 'bet_2',
  round_id: round.id,
  color: round.color === 'red' ? 'black' : 'red',
  amount: 500,
  status: 'lost',
  payout: 0,
  ...PLACED,
});
const cancelled = (): DoubleBet => ({ ...lost(), id: 'bet_3', status: 'cancelled', payout: 500 });

test('numbers equal those of the reference implementation', async () => {
  const rolls = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => computeRoll({ round: number, serverSeed: SEED, publicSeed: PUBLIC })),
  );
  expect(rolls).toEqual([1, 7, 0, 12, 3, 5, 14, 12]);
});

test('an honest round passes all checks', async () => {
  const checks = await verifyRound({ round, commitment: commitment(), previousSeed, bets: [won(), lost(), cancelled()] });
  expect(checks.map(({ name }) => name)).toEqual([
    'Hash anunciado antes das apostas',
    'Elo com a rodada anterior',
    'Número sorteado',
    'Cor',
    'Semente pública anunciada na abertura',
    expect.stringMatching(/^Aposta 1: R\$\s10,00 no /),
    expect.stringMatching(/^Aposta 2: R\$\s5,00 no /),
    expect.stringMatching(/^Aposta 3: R\$\s5,00 no /),
  ]);
  expect(allPassed(checks)).toBe(true);
});

test('a round without a recorded commitment is only compared with its own hash', async () => {
  const checks = await verifyRound({ round, previousSeed });
  expect(checks.map(({ name }) => name)).toEqual(['Hash da semente', 'Elo com a rodada anterior', 'Número sorteado', 'Cor']);
  expect(lacksCommitment(checks)).toBe(true);
  expect(lacksCommitment(await verifyRound({ round, commitment: commitment() }))).toBe(false);
  expect(await failed({ round: { ...round, server_seed_hash: OTHER } })).toEqual(['Hash da semente']);
});

test('a round without a seed and an open bet are not verified', async () => {
  expect(await verifyRound({ round: rounds.open(8) })).toEqual([]);
  expect(await failed({ round, bets: [{ ...lost(), status: 'open', payout: null }] })).toEqual([]);
});

test.each<[string, (honest: { round: DoubleRound; bet: DoubleBet }) => object, string[]]>([
  ['another number', (honest) => ({ round: { ...honest.round, roll: ((honest.round.roll ?? 0) + 2) % 15 } }), ['Número sorteado']],
  ['another colour', (honest) => ({ round: { ...honest.round, color: honest.round.color === 'red' ? 'black' : 'red' } }), ['Cor']],
  ['a broken chain', () => ({ previousSeed: OTHER }), ['Elo com a rodada anterior']],
  ['a hash of another seed', (honest) => ({ round: { ...honest.round, server_seed_hash: OTHER } }), ['Hash anunciado antes das apostas']],
  [
    'another hash than the recorded one, with consistent values',
    (honest) => ({ commitment: { hash: OTHER, publicSeed: honest.round.public_seed } }),
    ['Hash anunciado antes das apostas'],
  ],
  [
    'another public seed than the recorded one, with consistent values',
    (honest) => ({ commitment: { hash: honest.round.server_seed_hash, publicSeed: 'publica-2025' } }),
    ['Semente pública anunciada na abertura'],
  ],
  ['a win with a payout that is too low', (honest) => ({ bets: [{ ...honest.bet, payout: (honest.bet.payout ?? 0) - 1 }] }), ['Aposta 1']],
  ['a win stated as a loss', (honest) => ({ bets: [{ ...honest.bet, status: 'lost', payout: 0 }] }), ['Aposta 1']],
  ['a paid win stated as a loss', (honest) => ({ bets: [{ ...honest.bet, status: 'lost' }] }), ['Aposta 1']],
  ['a paid loss', () => ({ bets: [{ ...lost(), status: 'won', payout: 1000 }] }), ['Aposta 1']],
  [
    'a bet on another colour than was placed',
    (honest) => ({ placedBet: () => ({ ...honest.bet, color: honest.bet.color === 'red' ? 'black' : 'red' }), bets: [honest.bet] }),
    ['Aposta 1 como você fez'],
  ],
  [
    'a bet of another amount than was placed',
    () => ({ placedBet: () => ({ ...lost(), amount: 300 }), bets: [lost()] }),
    ['Aposta 1 como você fez'],
  ],
  ['a cancelled bet without a refund', () => ({ bets: [{ ...cancelled(), payout: 0 }] }), ['Aposta 1']],
])('%s fails its check', async (_, cheat, names) => {
  const found = await failed({ round, commitment: commitment(), previousSeed, ...cheat({ round, bet: won() }) });
  expect(found.map((name) => name.replace(/:.*/, ''))).toEqual(names);
});

test('another seed fails the hash, the link and usually the number', async () => {
  const other = await computeRoll({ round: 8, serverSeed: OTHER, publicSeed: round.public_seed });
  const found = await failed({ round: { ...round, server_seed: OTHER }, commitment: commitment(), previousSeed });
  expect(found).toContain('Hash anunciado antes das apostas');
  expect(found).toContain('Elo com a rodada anterior');
  expect(found.includes('Número sorteado')).toBe(other !== round.roll);
});

test('pasted seeds are compared with the given values only', async () => {
  const seeds = { round: 8, serverSeed: SEED, publicSeed: PUBLIC };
  expect(await verifySeeds(seeds, {})).toEqual([]);
  expect((await verifySeeds(seeds, { roll: 12 })).map(({ passed }) => passed)).toEqual([true]);
  expect((await verifySeeds(seeds, { roll: 11 })).map(({ passed }) => passed)).toEqual([false]);
});
