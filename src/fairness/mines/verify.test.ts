// @vitest-environment node
import { expect, test } from 'vitest';

import type { MinesGame } from '@generated/api/model/mines-game';

import { verdictOf, verdictReasons } from '../core/fair-checks';
import { sha256Hex } from '../core/fair-numbers';
import type { GameCommitment, GameEnd } from './commitments';
import { nextCellChance, minesLayout, minesPayout, multiplierHundredths } from './odds';
import { receiptFacts, verifyMinesGame } from './verify';

const SEED = 'a'.repeat(64);
const HASH = 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb';
const TERMS = { edgeBp: 100, maxPayout: 5_000_000 };

const game: MinesGame = {
  id: 'mns_31',
  status: 'cashed_out',
  amount: 1000,
  mines: 3,
  revealed: [12, 7],
  multiplier: 1.28,
  next_multiplier: null,
  payout: 1280,
  client_seed: 'cliente-teste',
  server_seed_hash: HASH,
  nonce: 1,
  mine_positions: [1, 2, 0],
  server_seed: SEED,
  started_at: '2026-11-21T14:05:00-03:00',
  ended_at: '2026-11-21T14:05:40-03:00',
};
const commitment: GameCommitment = {
  id: 'mns_31',
  hash: HASH,
  committedAt: '2026-11-21T14:04:00-03:00',
  seenAt: Date.parse('2026-11-21T14:04:01-03:00'),
  asked: { amount: 1000, mines: 3, client_seed: 'cliente-teste' },
  terms: TERMS,
  nonce: 1,
  safe: [12, 7],
};
const lost: MinesGame = { ...game, status: 'lost', revealed: [12, 7, 2], payout: 0 };

const layout = (mines: number) => minesLayout({ serverSeed: SEED, clientSeed: 'cliente-teste', nonce: 1, mines });

test('layouts equal those of the reference implementation', async () => {
  expect(await layout(3)).toEqual([1, 2, 0]);
  expect(await layout(24)).toEqual([1, 2, 0, 18, 19, 20, 22, 13, 10, 12, 8, 23, 17, 24, 16, 4, 3, 21, 11, 14, 5, 15, 9, 6]);
});

test.each([
  [1, [103, 107, 112, 117, 123, 130]],
  [3, [112, 128, 147, 171, 199, 234]],
  [5, [123, 156, 199, 258, 339, 452]],
  [10, [165, 282, 500, 917, 1751, 3503]],
  [24, [2475]],
  [12, [190, 380, 796, 1751, 4086, 10_217, 27_732, 83_198, 282_873, 1_131_493, 5_657_469, 39_602_284, 514_829_700]],
])('multipliers of %i mines equal those of the reference, rounded down', (mines, hundredths) => {
  expect(hundredths.map((_, index) => multiplierHundredths(mines, index + 1, 100))).toEqual(hundredths);
});

test('a payout is rounded down to the cent, zero before the first cell, and limited to the maximum', () => {
  expect(minesPayout(999, 3, 1, TERMS)).toBe(1118);
  expect(minesPayout(1000, 3, 0, TERMS)).toBe(0);
  expect(minesPayout(200_000, 12, 13, TERMS)).toBe(5_000_000);
  expect(minesPayout(9_007_199_254_740_991, 24, 1, { ...TERMS, maxPayout: Number.MAX_SAFE_INTEGER })).toBe(Number.MAX_SAFE_INTEGER);
});

test('the chance of the next cell depends on the closed cells', () => {
  expect([nextCellChance(3, 0), nextCellChance(24, 0), nextCellChance(24, 1), nextCellChance(1, 25)]).toEqual([88, 4, 0, 0]);
});

test.each([
  ['cashed out', game],
  ['lost', lost],
  ['lost at the first cell', { ...lost, revealed: [0], multiplier: 1 }],
])('an honest game that was %s passes all checks', async (_, one) => {
  const safe = one.status === 'lost' ? one.revealed.slice(0, -1) : one.revealed;
  const checks = await verifyMinesGame(one, { ...commitment, safe }, TERMS);
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  expect(verdictOf(checks)).toBe('passed');
  expect(checks).toHaveLength(8);
});

test('a game from another browser could not be checked, and says why', async () => {
  const checks = await verifyMinesGame(game, undefined, TERMS);
  expect(verdictOf(checks)).toBe('unchecked');
  expect(verdictReasons(checks)).toEqual([expect.stringContaining('começou em outro navegador')]);
  expect(checks.filter(({ passed }) => passed)).toHaveLength(5);
});

test('a cheat in a game from another browser fails its verification', async () => {
  expect(verdictOf(await verifyMinesGame({ ...game, payout: 1279 }, undefined, TERMS))).toBe('failed');
});

test('a game whose client seed the operator knew before it published the hash could not be checked', async () => {
  const checks = await verifyMinesGame(game, { ...commitment, isSeedKnown: true }, TERMS);
  expect(verdictOf(checks)).toBe('unchecked');
  expect(verdictReasons(checks)).toEqual([expect.stringContaining('já conhecia a sua semente')]);
});

test('a published table that promises more than the edge allows fails verification', async () => {
  const multipliers = Array.from({ length: 22 }, (_, index) => multiplierHundredths(3, index + 1, TERMS.edgeBp) / 100);
  expect(verdictOf(await verifyMinesGame(game, { ...commitment, multipliers }, TERMS))).toBe('passed');
  const checks = await verifyMinesGame(game, { ...commitment, multipliers: multipliers.with(1, 1.4) }, TERMS);
  expect(checks.filter(({ passed }) => !passed).map(({ name }) => name)).toEqual(['Tabela mostrada antes da aposta']);
});

test.each<[string, MinesGame, string]>([
  ['paid', game, 'passed'],
  ['lost', lost, 'failed'],
])('a game whose cash-out was confirmed while it stayed open, and that ends as %s, is %3$s', async (_, one, verdict) => {
  const checks = await verifyMinesGame(one, { ...commitment, isCashOutOpen: true }, TERMS);
  expect(verdictOf(checks)).toBe(verdict);
});

const end: GameEnd = { status: 'cashed_out', revealed: [12, 7], payout: 1280 };

test.each<[string, Partial<MinesGame>]>([
  ['as lost', { status: 'lost', payout: 0 }],
  ['with another payout', { payout: 1180 }],
  ['with fewer cells', { revealed: [12], payout: 1120, multiplier: 1.12 }],
])('a game that is listed %s than it ended fails verification', async (_, change) => {
  expect(verdictOf(await verifyMinesGame(game, { ...commitment, end }, TERMS))).toBe('passed');
  const checks = await verifyMinesGame({ ...game, ...change }, { ...commitment, end }, TERMS);
  expect(checks.find(({ name }) => name === 'Fim que você viu')?.passed).toBe(false);
});

const other = 'b'.repeat(64);

test.each<[string, Partial<MinesGame>, string[]]>([
  ['another layout', { mine_positions: [1, 2, 3] }, ['Posição das minas']],
  ['the right layout in another order', { mine_positions: [0, 1, 2] }, ['Posição das minas']],
  ['no layout', { mine_positions: null }, ['Posição das minas']],
  ['another seed', { server_seed: other }, ['Hash da semente do servidor', 'Posição das minas']],
  ['no seed', { server_seed: null }, ['Hash da semente do servidor', 'Posição das minas']],
  ['another hash', { server_seed_hash: other }, ['Hash mostrado antes da aposta', 'Hash da semente do servidor']],
  ['another client seed', { client_seed: 'outra' }, ['O que você pediu', 'Posição das minas']],
  ['another nonce', { nonce: 2 }, ['Número mostrado antes da aposta (nonce)', 'Posição das minas']],
  ['a higher stake', { amount: 2000 }, ['O que você pediu', 'Pagamento']],
  ['a lower payout', { payout: 1279 }, ['Pagamento']],
  ['a slightly lower multiplier', { multiplier: 1.279 }, ['Multiplicador']],
  ['a mine stated as safe', { revealed: [12, 1] }, ['Casas abertas']],
  ['a safe cell stated as a mine', { ...lost, revealed: [12, 7, 8] }, ['Casas abertas']],
  ['a removed gem', { ...lost, revealed: [12, 2] }, ['Casas abertas', 'Multiplicador']],
])('%s fails verification', async (_, change, names) => {
  const checks = await verifyMinesGame({ ...game, ...change }, commitment, TERMS);
  expect(verdictOf(checks)).not.toBe('passed');
  expect(checks.filter(({ passed }) => !passed).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

test('a move with a protocol violation fails verification', async () => {
  const breach = { expected: 'casa 12', actual: '1 casa aberta: 7' };
  const checks = await verifyMinesGame(game, { ...commitment, breach }, TERMS);
  expect(checks.filter(({ passed }) => !passed)).toEqual([{ name: 'Jogada que você fez', passed: false, ...breach }]);
});

test('a seed that was replaced together with its hash and layout fails against the saved commitment', async () => {
  const layout = await minesLayout({ serverSeed: other, clientSeed: 'cliente-teste', nonce: 1, mines: 3 });
  const swapped = { ...game, server_seed: other, server_seed_hash: await sha256Hex(other), mine_positions: layout };
  const checks = await verifyMinesGame(swapped, commitment, TERMS);
  expect(checks.find(({ name }) => name === 'Hash mostrado antes da aposta')?.passed).toBe(false);
});

test('a nonce that was chosen after the client seed was known fails, although the layout follows from it', async () => {
  const chosen = await minesLayout({ serverSeed: SEED, clientSeed: 'cliente-teste', nonce: 9, mines: 3 });
  const checks = await verifyMinesGame({ ...lost, nonce: 9, mine_positions: chosen, revealed: [12, 7, chosen[0] ?? 0] }, commitment, TERMS);
  expect(checks.filter(({ passed }) => !passed).map(({ name }) => name)).toEqual(['Número mostrado antes da aposta (nonce)']);
});

test('a game is verified with the terms of its start', async () => {
  expect(verdictOf(await verifyMinesGame(game, commitment, { edgeBp: 500, maxPayout: 100 }))).toBe('passed');
  expect(verdictOf(await verifyMinesGame(game, undefined, { edgeBp: 500, maxPayout: 100 }))).toBe('failed');
});

test('the receipt has all inputs of a manual verification', () => {
  const facts = new Map(receiptFacts(game, commitment));
  expect([...facts.values()]).toEqual(expect.arrayContaining([SEED, HASH, 'cliente-teste', '1', 'mns_31']));
});
