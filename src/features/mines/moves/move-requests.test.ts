import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { MinesGame } from '@generated/api/model/mines-game';

import { backend, refuse } from '@/api/backend.fixture';
import type { ShownCommitment } from '@/fairness/mines/commitments';
import { recordAct } from '@/fairness/mines/journal';
import { readRecords } from '@/fairness/mines/read-journal';
import type { Known } from '@/shared/lib/known';

import { pageOf } from '../../../../mocks/factories/pages.fixture';
import { minesGame } from '../../../../mocks/factories/rounds.fixture';
import type { Move } from './move';
import { createStartRequests, HashChangedError, moveLookup, moveRequests } from './move-requests';

const HASH = 'f'.repeat(64);
const TERMS = { edgeBp: 100, maxPayout: 5_000_000 };
const SHOWN: ShownCommitment = { hash: HASH, nonce: 2, seenAt: 5, terms: TERMS };
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

/** Returns the id of the game that shows a move, or the status of the lookup. */
async function find(move: Move, knownIds: string[] = []): Promise<string> {
  const found = await moveLookup.lookUp({ key: 'k', body: JSON.stringify(move), knownIds, sentAt: 0 });
  return found.status === 'applied' ? found.outcome.id : found.status;
}

const start = { type: 'start', asked: { amount: 1000, mines: 3, client_seed: 'x' } } as const satisfies Move;
const reveal: Move = { type: 'reveal', id: 'mns_2', cell: 12 };
const cashout: Move = { type: 'cashout', id: 'mns_2' };

test.each<[string, Move, MinesGame | null, MinesGame[], string[], string]>([
  ['a start that opened a game', start, game('mns_2'), [], [], 'mns_2'],
  ['a start whose game has ended', start, null, [over('mns_2')], ['mns_1'], 'mns_2'],
  ['a start without an effect', start, null, [over('mns_1')], ['mns_1'], 'not-found'],
  ['a start while a game with another seed is open', start, game('mns_2', { client_seed: 'y' }), [], [], 'not-found'],
  ['a cell that is open', reveal, game('mns_2'), [], [], 'mns_2'],
  ['a cell that is still closed', reveal, game('mns_2', { revealed: [7] }), [], [], 'not-found'],
  ['a cell of a game that has ended without it', reveal, null, [over('mns_2', { revealed: [7] })], [], 'not-applied'],
  ['a cell of a game before the open one', reveal, game('mns_3'), [over('mns_2')], [], 'mns_2'],
  ['a cash-out that was paid', cashout, null, [over('mns_2')], [], 'mns_2'],
  ['a cash-out of a game that was lost', cashout, null, [over('mns_2', { status: 'lost', payout: 0 })], [], 'not-applied'],
  ['a cash-out of a game that is still open', cashout, game('mns_2'), [], [], 'not-found'],
])('the lookup of %s has its result', async (_, move, now, past, known, id) => {
  open = now;
  ended = past;
  expect(await find(move, known)).toBe(id);
});

const lines = () => readRecords({ id: 'mns_2' }).lines.map(({ act, answer }) => act?.type ?? `${answer?.how} ${answer?.game?.status}`);
const startAct = { ...start, player: 'usr_1', shown: SHOWN };

test('a start whose response was lost belongs to its game once that is found', async () => {
  recordAct('x', startAct);
  open = game('mns_2');
  await find(start);
  expect(lines()).toEqual(['start', 'found open']);
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
  expect(readRecords({ id: 'mns_2' }).lines[0]?.act).toMatchObject({ shown: { hash: HASH } });
});

test('a move is in the journal before it is sent, with its response as it came', async () => {
  let before: unknown;
  backend({
    cashOutMinesGame: () => {
      before = lines();
      return { data: over('mns_2') };
    },
  });
  await moveRequests.send('k', cashout);
  expect(before).toEqual(['cashout']);
  expect(lines()).toEqual(['cashout', 'answered cashed_out']);
});

test.each<[string, () => Response | Promise<Response>, string]>([
  ['rejected', () => refuse(409, 'Este jogo já terminou.'), 'refused undefined'],
  ['answered with 500', () => refuse(500), 'lost undefined'],
  ['lost', () => Promise.reject(new TypeError('lost')), 'lost undefined'],
])('a move that is %s is in the journal as such', async (_, respond, line) => {
  backend({ revealMinesCell: respond });
  await expect(moveRequests.send('k', reveal)).rejects.toThrow();
  expect(lines()).toEqual(['reveal', line]);
});
