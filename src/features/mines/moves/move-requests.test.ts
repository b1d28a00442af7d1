import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { MinesGame } from '@generated/api/model/mines-game';

import { backend } from '@/api/backend.fixture';
import type { ShownCommitment } from '@/fairness/mines/commitments';
import { readCommitment, saveSentSeed, saveStart } from '@/fairness/mines/commitments';
import type { Known } from '@/shared/lib/known';

import { pageOf } from '../../../../mocks/factories/pages.fixture';
import { minesGame } from '../../../../mocks/factories/rounds.fixture';
import type { Move } from './move';
import { createMoveLookup, createMoveRequests, createStartRequests, HashChangedError } from './move-requests';

const HASH = 'f'.repeat(64);
const TERMS = { edgeBp: 100, maxPayout: 5_000_000 };
const SHOWN: ShownCommitment = { hash: HASH, nonce: 2, committedAt: '2026-11-21T14:04:00-03:00', seenAt: 5, terms: TERMS };
const context = { client: new QueryClient(), player: 'usr_1' };

const game = (id: string, change: Partial<Known<MinesGame>> = {}) => minesGame({ id, server_seed_hash: HASH, ...change });
const over = (id: string, change: Partial<Known<MinesGame>> = {}) =>
  game(id, { status: 'cashed_out', next_multiplier: null, mine_positions: [1, 2, 0], server_seed: 'a'.repeat(64), ...change });

/** Open game of the server. */
let open: MinesGame | null;
let ended: MinesGame[];
/** Hash of the server's next game. */
let hash: string;
let answer: MinesGame;
let posts: string[];

beforeEach(() => {
  open = null;
  ended = [];
  hash = HASH;
  answer = game('mns_2', { revealed: [] });
  posts = [];
  const move = ({ url }: Request) => {
    posts.push(new URL(url).pathname);
    return { data: answer };
  };
  const committed = { nonce: 2, committed_at: '2026-11-21T14:04:00-03:00', replaced: null, replaced_before: [] };
  backend({
    startMinesGame: move,
    revealMinesCell: move,
    cashOutMinesGame: move,
    getMinesFairness: () => ({ data: { ...committed, server_seed_hash: hash } }),
    getCurrentMinesGame: () => (open === null ? new Response(null, { status: 204 }) : { data: open }),
    listMinesHistory: () => pageOf(ended),
  });
});

afterEach(() => {
  localStorage.clear();
});

/** Returns the game that shows a move. */
async function find(move: Move, knownIds: string[] = []): Promise<MinesGame | undefined> {
  const found = await createMoveLookup(context).lookUp({ key: 'k', body: JSON.stringify(move), knownIds, sentAt: 0 });
  return found.status === 'applied' ? found.outcome : undefined;
}

const start = { type: 'start', asked: { amount: 1000, mines: 3, client_seed: 'x' } } as const satisfies Move;
const reveal: Move = { type: 'reveal', id: 'mns_2', cell: 12 };
const cashout: Move = { type: 'cashout', id: 'mns_2' };

test.each<[string, Move, MinesGame | null, MinesGame[], string[], string | undefined]>([
  ['a start that opened a game', start, game('mns_2'), [], [], 'mns_2'],
  ['a start whose game has ended', start, null, [over('mns_2')], ['mns_1'], 'mns_2'],
  ['a start without an effect', start, null, [over('mns_1')], ['mns_1'], undefined],
  ['a start while a game with another seed is open', start, game('mns_2', { client_seed: 'y' }), [], [], undefined],
  ['a cell that is open', reveal, game('mns_2'), [], [], 'mns_2'],
  ['a cell that is still closed', reveal, game('mns_2', { revealed: [7] }), [], [], undefined],
  ['a cell of a game that has ended', reveal, null, [over('mns_2', { revealed: [7] })], [], 'mns_2'],
  ['a cell of a game before the open one', reveal, game('mns_3'), [over('mns_2')], [], 'mns_2'],
  ['a cash-out that was paid', cashout, null, [over('mns_2')], [], 'mns_2'],
  ['a cash-out of a game that is still open', cashout, game('mns_2'), [], [], undefined],
])('the lookup of %s has its result', async (_, move, now, past, known, id) => {
  open = now;
  ended = past;
  expect((await find(move, known))?.id).toBe(id);
});

test('the commitment of a lost start is saved once the game is found', async () => {
  saveSentSeed('usr_1', 'x', SHOWN);
  open = game('mns_2');
  await find(start);
  expect(readCommitment('usr_1', 'mns_2')).toMatchObject({ hash: HASH, asked: { client_seed: 'x' }, safe: [12] });
});

test('before a start hash and nonce are compared and the existing games are listed', async () => {
  open = game('mns_2');
  ended = [over('mns_1')];
  expect(await createStartRequests(context, SHOWN).knownIds()).toEqual(['mns_2', 'mns_1']);
  await expect(createStartRequests(context, { ...SHOWN, hash: 'e'.repeat(64) }).knownIds()).rejects.toBeInstanceOf(HashChangedError);
  await expect(createStartRequests(context, { ...SHOWN, nonce: 3 }).knownIds()).rejects.toBeInstanceOf(HashChangedError);
});

test('before a start is repeated the hash is compared again, and the commitment is saved before the seed is sent', async () => {
  const changed = createStartRequests(context, { ...SHOWN, hash: 'e'.repeat(64) });
  await expect(changed.beforeRepeat?.()).rejects.toBeInstanceOf(HashChangedError);
  const shown = createStartRequests(context, SHOWN);
  await shown.beforeRepeat?.();
  expect((await shown.send('k', start)).id).toBe('mns_2');
  expect(posts).toEqual(['/api/mini-games/mines/start']);
  expect(readCommitment('usr_1', 'mns_2')?.hash).toBe(HASH);
});

test.each<[string, Partial<Known<MinesGame>>, string | undefined]>([
  ['the cell that was pressed', {}, undefined],
  ['a mine in this cell', { status: 'lost', revealed: [7, 12] }, undefined],
  ['the last diamond', { status: 'cashed_out', mines: 23, revealed: [7, 12] }, undefined],
  ['the highest prize', { status: 'cashed_out', payout: TERMS.maxPayout }, undefined],
  ['another cell', { revealed: [7, 13] }, '2 casas abertas: 7, 13'],
  ['no cell', { revealed: [] }, '0 casas abertas: nenhuma'],
  ['a mine in another cell', { status: 'lost', revealed: [12, 13] }, '2 casas abertas: 12, 13'],
  ['the end of the round', { status: 'cashed_out' }, '1 casa aberta: 12, rodada encerrada'],
])('a reveal whose response shows %s is recorded correctly', async (_, change, actual) => {
  saveSentSeed('usr_1', 'x', SHOWN);
  saveStart('usr_1', game('mns_2', { revealed: [] }), start.asked);
  answer = game('mns_2', change);
  await createMoveRequests(context).send('k', reveal);
  expect(readCommitment('usr_1', 'mns_2')?.breach?.actual).toBe(actual);
  // A violation is never overwritten.
  answer = game('mns_2');
  await createMoveRequests(context).send('k', reveal);
  expect(readCommitment('usr_1', 'mns_2')?.breach?.actual).toBe(actual);
});

test.each<[string, Partial<Known<MinesGame>>, string | undefined]>([
  ['the payout', { status: 'cashed_out' }, undefined],
  ['a mine', { status: 'lost', revealed: [12, 4], payout: 0 }, '2 casas abertas: 12, 4, mina'],
  ['an open round, which may be outdated', {}, undefined],
])('a cash-out whose response shows %s is recorded correctly', async (_, change, actual) => {
  saveSentSeed('usr_1', 'x', SHOWN);
  saveStart('usr_1', game('mns_2'), start.asked);
  answer = game('mns_2', change);
  await createMoveRequests(context).send('k', cashout);
  expect(readCommitment('usr_1', 'mns_2')?.breach?.actual).toBe(actual);
  expect(readCommitment('usr_1', 'mns_2')?.isCashOutOpen).toBe(answer.status === 'open' || undefined);
});

test('a cash-out whose response is lost leaves no trace, so that it is never held against the operator', async () => {
  saveSentSeed('usr_1', 'x', SHOWN);
  saveStart('usr_1', game('mns_2'), start.asked);
  backend({}, () => Promise.reject(new TypeError('lost')));
  await expect(createMoveRequests(context).send('k', cashout)).rejects.toThrow();
  expect(readCommitment('usr_1', 'mns_2')).not.toHaveProperty('isCashOutOpen', true);
});
