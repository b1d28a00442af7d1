// @vitest-environment node
import { expect, test } from 'vitest';

import type { MinesGame } from '@generated/api/model/mines-game';

import { verdictOf, verdictReasons } from '../core/fair-checks';
import { sha256Hex } from '../core/fair-numbers';
import type { Known } from '@/shared/lib/known';
import { recordsOf } from './games.fixture';
import type { MinesRecords } from './read-journal';
import { NO_RECORDS } from './read-journal';
import { minesLayout, multiplierHundredths } from './odds';
import { game, HASH, KNOWN, lost, records, SEED, TERMS } from './reference-game.fixture';
import { receiptFacts, verifyMinesGame } from './verify';

test.each([
  ['cashed out', game],
  ['lost', lost],
  ['lost at the first cell', { ...lost, revealed: [0], multiplier: 1 }],
])('an honest game that was %s passes all checks', async (_, one) => {
  const checks = await verifyMinesGame(one, recordsOf(one as Known<MinesGame>), TERMS);
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  expect(verdictOf(checks)).toBe('passed');
  expect(checks).toHaveLength(12);
});

test('a game from another browser could not be checked, and says why', async () => {
  const checks = await verifyMinesGame(game, NO_RECORDS, TERMS);
  expect(verdictOf(checks)).toBe('unchecked');
  expect(verdictReasons(checks)).toEqual([expect.stringContaining('começou em outro navegador')]);
  expect(checks.filter(({ passed }) => passed)).toHaveLength(5);
});

test('a cheat in a game from another browser fails its verification', async () => {
  expect(verdictOf(await verifyMinesGame({ ...game, payout: 1279 }, NO_RECORDS, TERMS))).toBe('failed');
});

test('a game whose client seed the operator knew before it published the hash could not be checked', async () => {
  const first = recordsOf(KNOWN, { hash: other, nonce: 1 }).lines.slice(0, 1);
  const twice = { ...records, lines: [...first, { at: 0, answer: { how: 'lost' as const } }, ...records.lines] };
  const checks = await verifyMinesGame(game, twice, TERMS);
  expect(verdictOf(checks)).toBe('unchecked');
  expect(verdictReasons(checks)).toEqual([expect.stringContaining('já conhecia a sua semente')]);
});

test('a published table that promises more than the edge allows fails verification', async () => {
  const multipliers = Array.from({ length: 22 }, (_, index) => multiplierHundredths(3, index + 1, TERMS.edgeBp) / 100);
  expect(verdictOf(await verifyMinesGame(game, recordsOf(KNOWN, { multipliers }), TERMS))).toBe('passed');
  const checks = await verifyMinesGame(game, recordsOf(KNOWN, { multipliers: multipliers.with(1, 1.4) }), TERMS);
  expect(checks.filter(({ passed }) => !passed).map(({ name }) => name)).toEqual(['Tabela mostrada antes da aposta']);
});

test.each<[string, Partial<MinesGame>]>([
  ['as lost', { status: 'lost', payout: 0 }],
  ['with another payout', { payout: 1180 }],
  ['with fewer cells', { revealed: [12], payout: 1120, multiplier: 1.12 }],
])('a game that is listed %s than it ended fails verification', async (_, change) => {
  const checks = await verifyMinesGame({ ...game, ...change }, records, TERMS);
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
  ['a payout that the answer did not show', { payout: 1281 }, ['Fim que você viu']],
  ['a lower payout', { payout: 1279 }, ['Pagamento']],
  ['a slightly lower multiplier', { multiplier: 1.279 }, ['Multiplicador']],
  ['a mine stated as safe', { revealed: [12, 1] }, ['Casas abertas']],
  ['a safe cell stated as a mine', { ...lost, revealed: [12, 7, 8] }, ['Casas abertas']],
  ['a removed gem', { ...lost, revealed: [12, 2] }, ['Casas abertas', 'Fim que você viu']],
])('%s fails verification', async (_, change, names) => {
  const checks = await verifyMinesGame({ ...game, ...change }, records, TERMS);
  expect(verdictOf(checks)).not.toBe('passed');
  expect(checks.filter(({ passed }) => !passed).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

test('a seed that was replaced together with its hash and layout fails against the saved commitment', async () => {
  const layout = await minesLayout({ serverSeed: other, clientSeed: 'cliente-teste', nonce: 1, mines: 3 });
  const swapped = { ...game, server_seed: other, server_seed_hash: await sha256Hex(other), mine_positions: layout };
  const checks = await verifyMinesGame(swapped, records, TERMS);
  expect(checks.find(({ name }) => name === 'Hash mostrado antes da aposta')?.passed).toBe(false);
});

test('a nonce that was chosen after the client seed was known fails, although the layout follows from it', async () => {
  const chosen = await minesLayout({ serverSeed: SEED, clientSeed: 'cliente-teste', nonce: 9, mines: 3 });
  const stated = { ...lost, nonce: 9, mine_positions: chosen, revealed: [12, 7, chosen[0] ?? 0] };
  const checks = await verifyMinesGame(stated, recordsOf(stated, { nonce: 1 }), TERMS);
  expect(checks.filter(({ passed }) => !passed).map(({ name }) => name)).toEqual(['Número mostrado antes da aposta (nonce)']);
});

test('a game is verified with the terms of its start', async () => {
  expect(verdictOf(await verifyMinesGame(game, records, { edgeBp: 500, maxPayout: 100 }))).toBe('passed');
  expect(verdictOf(await verifyMinesGame(game, NO_RECORDS, { edgeBp: 50, maxPayout: 5_000_000 }))).toBe('failed');
});

/** Returns refused starts under the commitment of the game, each with a seed of its own. */
const refusals = (count: number): MinesRecords['refused'] =>
  Array.from({ length: count }, (_, index) => {
    const line = recordsOf({ ...KNOWN, client_seed: `casa${index}` }).lines[0];
    return line as MinesRecords['refused'][number];
  });

test('two refused starts are lawful, three make the round orange with what they would have opened', async () => {
  expect(verdictOf(await verifyMinesGame(game, { ...records, refused: refusals(2) }, TERMS))).toBe('passed');
  const checks = await verifyMinesGame(game, { ...records, refused: refusals(16) }, TERMS);
  expect(verdictOf(checks)).toBe('unchecked');
  expect(verdictReasons(checks)[0]).toMatch(
    /deixou sem resposta 16 apostas suas.* Em 1\d de 16, a primeira casa que você abriu seria diamante\./,
  );
});

test.each<[string, MinesRecords['before'], 'passed' | 'unchecked']>([
  ['a lower edge before', { edgeBp: 50, maxPayout: 5_000_000 }, 'unchecked'],
  ['a higher maximum before', { edgeBp: 100, maxPayout: 9_000_000 }, 'unchecked'],
  ['terms that were worse before', { edgeBp: 1000, maxPayout: 100 }, 'passed'],
])('a game with %s is %3$s', async (_, before, verdict) => {
  expect(verdictOf(await verifyMinesGame(game, { ...records, before }, TERMS))).toBe(verdict);
});

test('a game that pays more than the terms of its start is lawful', async () => {
  const better = { ...KNOWN, multiplier: 1.29, payout: 1290 };
  expect(verdictOf(await verifyMinesGame(better, recordsOf(better), TERMS))).toBe('passed');
});

test.each([0, 25, 1e9, '3'])('a statement of %s mines is red at once', async (mines) => {
  expect(verdictOf(await verifyMinesGame({ ...game, mines: mines as number }, records, TERMS))).toBe('failed');
});

test('the receipt has all inputs of a manual verification', () => {
  const facts = new Map(receiptFacts(game, records));
  expect([...facts.values()]).toEqual(expect.arrayContaining([SEED, HASH, 'cliente-teste', '1', 'mns_31']));
});
