// @vitest-environment node
import { expect, test } from 'vitest';

import type { MinesGame } from '@generated/api/model/mines-game';

import { verdictOf, verdictReasons } from '../core/fair-checks';
import { sha256Hex } from '../core/fair-numbers';
import type { Known } from '@/shared/lib/known';
import { recordsOf } from './games.fixture';
import type { MinesRecords } from './journal';
import { NO_RECORDS } from './journal';
import { nextCellChance, minesLayout, minesPayout, multiplierHundredths, reachableGems, returnPercent } from './odds';
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
const KNOWN = game as Known<MinesGame>;
const records = recordsOf(KNOWN);
const lost: Known<MinesGame> = { ...KNOWN, status: 'lost', revealed: [12, 7, 2], payout: 0 };

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

test.each([
  [10, 1, 1, 96],
  [10, 1, 2, 92],
  [100, 1, 1, 98.88],
  [2000, 16, 7, 18.7],
  [200_000, 23, 2, 8.3],
])('the return of a stake of %i cents with %i mines and %i gems has rounding and maximum in it', (stake, mines, opened, percent) => {
  expect(returnPercent(stake, mines, opened, TERMS)).toBeCloseTo(percent, 1);
});

test('gems beyond the automatic cash-out cannot be reached', () => {
  expect([reachableGems(2000, 16, TERMS), reachableGems(100, 3, TERMS), reachableGems(200_000, 23, TERMS)]).toEqual([7, 22, 2]);
});

test('the chance of the next cell depends on the closed cells', () => {
  expect([nextCellChance(3, 0), nextCellChance(24, 0), nextCellChance(24, 1), nextCellChance(1, 25)]).toEqual([88, 4, 0, 0]);
});

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

/** Returns records with other moves after the honest start. */
const played = (...lines: MinesRecords['lines']): MinesRecords => ({ ...records, lines: [...records.lines.slice(0, 2), ...lines] });
const startedAt = Date.parse(game.started_at);
const endedAfter = (ms: number) => new Date(startedAt + ms).toISOString();
const press = (at: number, cell: number) => ({ at: startedAt + at, act: { type: 'reveal', id: 'mns_31', cell } as const });
const cashOut = (at: number) => ({ at: startedAt + at, act: { type: 'cashout', id: 'mns_31' } as const });
const seen = (status: 'open' | 'cashed_out' | 'lost', revealed: readonly number[]) => ({
  id: 'mns_31',
  status,
  revealed: [...revealed],
  payout: 0,
});
const reply = (at: number, how: 'answered' | 'refused' | 'lost' | 'found', end?: ReturnType<typeof seen>) => ({
  at: startedAt + at,
  answer: { how, game: end },
});
const lostAt = (ms: number, ...revealed: number[]): MinesGame => ({
  ...lost,
  revealed,
  multiplier: multiplierHundredths(3, revealed.length - 1, 100) / 100,
  ended_at: endedAfter(ms),
});
const paidAt = (ms: number, ...revealed: number[]): MinesGame => ({
  ...game,
  revealed,
  multiplier: 1.12,
  payout: 1120,
  ended_at: endedAfter(ms),
});
const startOnly = (...answers: MinesRecords['lines']): MinesRecords => ({ ...records, lines: [...records.lines.slice(0, 1), ...answers] });
const pressed12 = [press(5000, 12), reply(6000, 'answered', seen('open', [12]))];

test.each<[string, MinesGame, MinesRecords, 'passed' | 'unchecked' | 'failed']>([
  ['a start that is answered as lost', lostAt(0, 2), startOnly(reply(500, 'answered', seen('lost', [2]))), 'failed'],
  ['a lost start that is found as lost', lostAt(0, 2), startOnly(reply(500, 'lost'), reply(2000, 'found', seen('lost', [2]))), 'failed'],
  [
    'a lost start that is found open, and is played on',
    lostAt(9000, 2),
    startOnly(reply(500, 'lost'), reply(2000, 'found', seen('open', [])), press(8000, 2), reply(9000, 'answered', seen('lost', [2]))),
    'passed',
  ],
  [
    'a lost cash-out that is found as a loss',
    lostAt(9000, 12, 2),
    played(...pressed12, cashOut(9000), reply(9500, 'lost'), reply(11_000, 'found', seen('lost', [12, 2]))),
    'failed',
  ],
  [
    'a refused cash-out, and a loss that is stated seconds after it',
    lostAt(12_000, 12, 2),
    played(...pressed12, cashOut(9000), reply(9500, 'refused')),
    'failed',
  ],
  [
    'a cash-out that is refused in the second in which another device lost the game',
    lostAt(9000, 12, 2),
    played(...pressed12, cashOut(9500), reply(9700, 'refused')),
    'unchecked',
  ],
  [
    'a lost press that is found, and a payment by another device at once',
    { ...paidAt(12_000, 12, 7), multiplier: 1.28, payout: 1280 },
    played(...pressed12, press(9000, 7), reply(9500, 'lost'), reply(11_000, 'found', seen('open', [12, 7]))),
    'unchecked',
  ],
  [
    'a cash-out that is refused because another device lost the game before',
    lostAt(30_000, 12, 2),
    played(...pressed12, cashOut(60_000), reply(60_500, 'refused')),
    'unchecked',
  ],
  [
    'a lost cash-out, and a loss on another device a minute later',
    lostAt(70_000, 12, 2),
    played(...pressed12, cashOut(9000), reply(9500, 'lost'), reply(90_000, 'found', seen('lost', [12, 2]))),
    'unchecked',
  ],
  [
    'a lost cash-out that was executed',
    paidAt(9000, 12),
    played(...pressed12, cashOut(9000), reply(9500, 'lost'), reply(11_000, 'found', { ...seen('cashed_out', [12]), payout: 1120 })),
    'passed',
  ],
  ['an end on an unpressed mine while the player is away', lostAt(60_000, 12, 2), played(...pressed12), 'unchecked'],
  ['an end that is stated before an answer that showed the round open', lostAt(1000, 12, 2), played(...pressed12), 'failed'],
  [
    'a lost press, and a payment without its diamond',
    paidAt(9000, 12),
    played(...pressed12, press(9000, 7), reply(9500, 'lost'), reply(11_000, 'found', { ...seen('cashed_out', [12]), payout: 1120 })),
    'failed',
  ],
  [
    'a lost press that opened another cell',
    lostAt(9000, 12, 2),
    played(...pressed12, press(9000, 7), reply(9500, 'lost'), reply(11_000, 'found', seen('lost', [12, 2]))),
    'failed',
  ],
  [
    'a lost press, and a cash-out on another device later',
    paidAt(90_000, 12),
    played(...pressed12, press(9000, 7), reply(9500, 'lost')),
    'unchecked',
  ],
  [
    'a lost press that was executed',
    lostAt(9000, 12, 2),
    played(...pressed12, press(9000, 2), reply(9500, 'lost'), reply(11_000, 'found', seen('lost', [12, 2]))),
    'passed',
  ],
  ['a cash-out without a press on this device', paidAt(30_000, 12), played(...pressed12), 'unchecked'],
  [
    'a cell that is opened on another device',
    paidAt(30_000, 12),
    played(cashOut(30_000), reply(30_500, 'answered', { ...seen('cashed_out', [12]), payout: 1120 })),
    'unchecked',
  ],
  [
    'a confirmed cash-out that left the round open, and a loss',
    lostAt(30_000, 12, 2),
    played(...pressed12, cashOut(9000), reply(9500, 'answered', seen('open', [12]))),
    'failed',
  ],
  [
    'a confirmed cash-out with an outdated response',
    paidAt(9000, 12),
    played(...pressed12, cashOut(9000), reply(9500, 'answered', seen('open', [12]))),
    'passed',
  ],
])('the journal with %s is compared', async (_, statement, journal, verdict) => {
  const checks = await verifyMinesGame(statement, journal, TERMS);
  expect(verdictOf(checks), JSON.stringify(checks.filter(({ passed }) => !passed))).toBe(verdict);
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
