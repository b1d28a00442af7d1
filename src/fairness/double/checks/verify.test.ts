// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';

import type { DoubleChain } from '@generated/api/model/double-chain';
import type { DoubleRound } from '@generated/api/model/double-round';

import { verdictOf } from '../../core/fair-checks';
import type { TestRounds } from '../rounds.fixture';
import { createTestRounds } from '../rounds.fixture';
import { PUBLIC_SEED } from '../signing.fixture';
import type { Commitment } from './claims';
import type { RoundStatements } from './verify';
import { computeRoll, isFromBeforeVisit, verifyRound, verifySeeds } from './verify';

const SEED = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);

/** Evidence, with what only the browser that watches the table knows. */
interface Claims extends RoundStatements {
  readonly isStale: boolean;
  readonly isBeforeVisit: boolean;
}

let rounds: TestRounds;
let round: DoubleRound;
let honest: Claims & { chain: DoubleChain; commitment: Commitment };

beforeAll(async () => {
  rounds = await createTestRounds(8);
  round = rounds.over(8);
  honest = {
    round,
    commitment: commitmentTo(8),
    previous_seed: rounds.over(7).server_seed ?? '',
    chain: rounds.chain,
    changes: [],
    is_restarted: false,
    isStale: false,
    isBeforeVisit: false,
  };
});

function commitmentTo(number: number): Commitment {
  const { server_seed_hash, public_seed, chain_id } = rounds.open(number);
  return { round: number, hash: server_seed_hash, public_seed, chain_id };
}

const verify = (claims: Claims) => verifyRound(claims, claims, []);
const failedNames = async (claims: Claims) =>
  (await verify(claims)).filter(({ passed, unchecked }) => !passed && unchecked === undefined).map(({ name }) => name);
const missingNames = async (claims: Claims) =>
  (await verify(claims)).filter(({ unchecked }) => unchecked !== undefined).map(({ name }) => name);

test('numbers equal those of the reference implementation', async () => {
  const rolls = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => computeRoll({ round: number, serverSeed: SEED, publicSeed: 'publica-2026' })),
  );
  expect(rolls).toEqual([1, 7, 0, 12, 3, 5, 14, 12]);
});

test('an ended round whose seed is withheld fails, and an open one has no checks', async () => {
  expect(await failedNames({ ...honest, round: { ...round, server_seed: null } })).toEqual(['Semente da rodada']);
  expect(await verify({ ...honest, round: rounds.open(8) })).toEqual([]);
});

test('an honest round passes all checks', async () => {
  const checks = await verify(honest);
  expect(checks.map(({ name }) => name)).toEqual([
    'Hash anunciado antes das apostas',
    'Número sorteado',
    'Cor',
    'Semente pública anunciada na abertura',
    'Ligação com a rodada anterior',
    'Sequência da rodada',
    'Rodadas da sequência',
    'Sequência anunciada na abertura',
    'Semente pública da sequência',
  ]);
  expect(verdictOf(checks)).toBe('passed');
});

test('the first round of a chain is linked to the terminal hash', async () => {
  const first = { ...honest, round: rounds.over(1), commitment: commitmentTo(1), previous_seed: null };
  expect(verdictOf(await verify(first))).toBe('passed');
  const chain = { ...rounds.chain, terminal_hash: OTHER };
  expect(await failedNames({ ...first, chain })).toEqual(['Ligação com o hash final da sequência']);
});

test('a round that the browser did not see is bound by the commitment to an earlier round', async () => {
  const claims = { ...honest, commitment: commitmentTo(5) };
  expect(verdictOf(await verify(claims))).toBe('passed');
  expect(await failedNames({ ...claims, commitment: { ...commitmentTo(5), hash: OTHER } })).toEqual(['Hash anunciado na rodada 5']);
});

test.each<[string, (claims: typeof honest) => Partial<Claims>, string]>([
  ['without a commitment', () => ({ commitment: null }), 'Anúncio antes das apostas'],
  [
    'with only a commitment of another chain',
    () => ({ commitment: { ...commitmentTo(5), chain_id: 'other' } }),
    'Anúncio antes das apostas',
  ],
  ['without the round before', () => ({ previous_seed: null }), 'Ligação com a rodada anterior'],
  ['without its chain', () => ({ chain: null }), 'Sequência da rodada'],
  ['of a restarted table', () => ({ is_restarted: true }), 'Numeração da mesa'],
  [
    'of a chain whose public seed could not be read again',
    ({ chain }) => ({ chain: { ...chain, public_seed: null }, isStale: true }),
    'Semente pública da sequência',
  ],
])('a round %s is orange', async (_, change, name) => {
  const claims = { ...honest, ...change(honest) };
  expect(await missingNames(claims)).toEqual([name]);
  if (name !== 'Anúncio antes das apostas') expect(await failedNames(claims)).toEqual([]);
});

test('only a round without any usable commitment lacks one', async () => {
  expect(verdictOf(await verify({ ...honest, commitment: null }))).toBe('unchecked');
});

test('an open round, whose seed is still secret, is not verified', async () => {
  expect(await verify({ ...honest, round: rounds.open(8) })).toEqual([]);
});

test('a voided round is orange, and red if it has a number', async () => {
  const claims = { ...honest, round: rounds.voided(8) };
  const checks = await verify(claims);
  expect(verdictOf(checks)).toBe('unchecked');
  expect(await missingNames(claims)).toEqual(['Resultado']);
  expect(await failedNames({ ...honest, round: { ...round, status: 'voided' } })).toEqual(['Rodada anulada sem resultado']);
  expect(await failedNames({ ...honest, round: { ...rounds.voided(8), server_seed: OTHER } })).toContain(
    'Hash anunciado antes das apostas',
  );
});

test.each<[string, (claims: typeof honest) => Partial<Claims>, string[]]>([
  ['another number', () => ({ round: { ...round, roll: ((round.roll ?? 0) + 2) % 15 } }), ['Número sorteado']],
  ['another colour', () => ({ round: { ...round, color: round.color === 'red' ? 'black' : 'red' } }), ['Cor']],
  ['no number', () => ({ round: { ...round, roll: null, color: null } }), ['Resultado da rodada']],
  ['a broken chain', () => ({ previous_seed: OTHER }), ['Ligação com a rodada anterior']],
  ['a hash of another seed', () => ({ round: { ...round, server_seed_hash: OTHER } }), ['Hash anunciado antes das apostas']],
  [
    'another hash than the recorded one, with consistent values',
    (claims) => ({ commitment: { ...claims.commitment, hash: OTHER } }),
    ['Hash anunciado antes das apostas'],
  ],
  [
    'another public seed than the recorded one, with consistent values',
    (claims) => ({ commitment: { ...claims.commitment, public_seed: OTHER } }),
    ['Semente pública anunciada na abertura'],
  ],
  [
    'another chain than the recorded one',
    (claims) => ({ commitment: { ...claims.commitment, chain_id: 'dch_0' } }),
    ['Sequência anunciada na abertura'],
  ],
  ["another public seed than the chain's", ({ chain }) => ({ chain: { ...chain, public_seed: OTHER } }), ['Semente pública da sequência']],
  ['a chain that publishes no public seed', ({ chain }) => ({ chain: { ...chain, public_seed: null } }), ['Semente pública da sequência']],
  ['the number of another chain', ({ chain }) => ({ chain: { ...chain, id: 'dch_2' } }), ['Sequência da rodada']],
  ['a number after the end of its chain', ({ chain }) => ({ chain: { ...chain, length: 7 } }), ['Rodadas da sequência']],
  ['a number before the start of its chain', ({ chain }) => ({ chain: { ...chain, first_round: 9 } }), ['Rodadas da sequência']],
  ['a contradiction', () => ({ changes: [{ name: 'Fim das apostas', expected: '14:00', actual: '16:00' }] }), ['Fim das apostas']],
])('a round with %s fails its check', async (_, cheat, names) => {
  expect(await failedNames({ ...honest, ...cheat(honest) })).toEqual(names);
});

test('another seed fails the hash, the link and usually the number', async () => {
  const other = await computeRoll({ round: 8, serverSeed: OTHER, publicSeed: PUBLIC_SEED });
  const found = await failedNames({ ...honest, round: { ...round, server_seed: OTHER } });
  expect(found).toContain('Hash anunciado antes das apostas');
  expect(found).toContain('Ligação com a rodada anterior');
  expect(found.includes('Número sorteado')).toBe(other !== round.roll);
});

test('pasted seeds are compared with the given values only', async () => {
  const seeds = { round: 8, serverSeed: SEED, publicSeed: 'publica-2026' };
  expect(await verifySeeds(seeds, {})).toEqual([]);
  expect((await verifySeeds(seeds, { roll: 12 })).map(({ passed }) => passed)).toEqual([true]);
  expect((await verifySeeds(seeds, { roll: 11 })).map(({ passed }) => passed)).toEqual([false]);
});

test('a round from before the first visit is neutral unless something contradicts (G14)', async () => {
  const early = { ...honest, commitment: null, isBeforeVisit: true };
  expect(isFromBeforeVisit(await verify(early))).toBe(true);
  const wrong = await verify({ ...early, round: { ...early.round, roll: ((early.round.roll ?? 0) + 1) % 15 } });
  expect([isFromBeforeVisit(wrong), verdictOf(wrong)]).toEqual([false, 'failed']);
  expect(verdictOf(await verify({ ...honest, isBeforeVisit: true }))).toBe('passed');
});
