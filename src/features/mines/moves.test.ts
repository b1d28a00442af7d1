import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { MinesGame } from '@generated/api/model/mines-game';

import { keepPromise, keptOf } from './kept';
import type { Move } from './moves';
import { HashChangedError, moveFinder, startCall } from './moves';

const HASH = 'f'.repeat(64);
const TERMS = { edgeBp: 100, maxPayout: 5_000_000 };
const around = { client: new QueryClient(), player: 'usr_1' };

const game = (id: string, change: Partial<MinesGame> = {}): MinesGame => ({
  id,
  status: 'open',
  amount: 1000,
  mines: 3,
  revealed: [12],
  multiplier: 1.12,
  next_multiplier: 1.28,
  payout: 1120,
  client_seed: 'x',
  server_seed_hash: HASH,
  nonce: 2,
  mine_positions: null,
  server_seed: null,
  started_at: '2026-11-21T14:05:00-03:00',
  ended_at: null,
  ...change,
});
const over = (id: string, change: Partial<MinesGame> = {}) =>
  game(id, { status: 'cashed_out', next_multiplier: null, mine_positions: [1, 2, 0], server_seed: 'a'.repeat(64), ...change });

/** What the server has. */
let open: MinesGame | null;
let ended: MinesGame[];

beforeEach(() => {
  open = null;
  ended = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/fairness')) return Promise.resolve(Response.json({ data: { server_seed_hash: HASH } }));
    if (pathname.endsWith('/current'))
      return Promise.resolve(open === null ? new Response(null, { status: 204 }) : Response.json({ data: open }));
    const path = '/api/mini-games/mines/history';
    const links = { first: null, last: null, prev: null, next: null };
    const meta = { current_page: 1, from: 1, last_page: 1, path, per_page: 20, to: 1, total: ended.length };
    return Promise.resolve(Response.json({ data: ended, links, meta }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const find = (move: Move, known: string[] = []) => moveFinder(around).find({ key: 'k', body: JSON.stringify(move), known, missing: false });

const start: Move = { type: 'start', asked: { amount: 1000, mines: 3, client_seed: 'x' } };
const reveal: Move = { type: 'reveal', id: 'mns_2', cell: 12 };
const cashout: Move = { type: 'cashout', id: 'mns_2' };

test.each<[string, Move, MinesGame | null, MinesGame[], string[], string | undefined]>([
  ['a start that opened a game', start, game('mns_2'), [], [], 'mns_2'],
  ['a start whose game has ended meanwhile', start, null, [over('mns_2')], ['mns_1'], 'mns_2'],
  ['a start of which there is nothing', start, null, [over('mns_1')], ['mns_1'], undefined],
  ['a start while a game of another wish is open', start, game('mns_2', { client_seed: 'y' }), [], [], undefined],
  ['a cell that is open', reveal, game('mns_2'), [], [], 'mns_2'],
  ['a cell that is still closed', reveal, game('mns_2', { revealed: [7] }), [], [], undefined],
  ['a cell of a game that has ended', reveal, null, [over('mns_2', { revealed: [7] })], [], 'mns_2'],
  ['a cell of a game after which another was begun', reveal, game('mns_3'), [over('mns_2')], [], 'mns_2'],
  ['a cash-out that was paid', cashout, null, [over('mns_2')], [], 'mns_2'],
  ['a cash-out of a game that is still open', cashout, game('mns_2'), [], [], undefined],
])('%s is found, or not', async (_, move, now, past, known, id) => {
  open = now;
  ended = past;
  expect((await find(move, known))?.id).toBe(id);
});

test('what a lost start was promised is kept once it is found', async () => {
  keepPromise('usr_1', { hash: HASH, terms: TERMS });
  open = game('mns_2');
  await find(start);
  expect(keptOf('usr_1', 'mns_2')).toMatchObject({ hash: HASH, asked: { client_seed: 'x' }, safe: [12] });
});

test('before a start the hash is looked at once more, and what is there already is known', async () => {
  open = game('mns_2');
  ended = [over('mns_1')];
  expect(await startCall(around, { hash: HASH, terms: TERMS }).known()).toEqual(['mns_2', 'mns_1']);
  await expect(startCall(around, { hash: 'e'.repeat(64), terms: TERMS }).known()).rejects.toBeInstanceOf(HashChangedError);
});
