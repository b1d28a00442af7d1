import type { MinesGame } from '@generated/api/model/mines-game';

import type { Known } from '@/shared/lib/known';

import { recordsOf } from './games.fixture';

/** Server seed of the game. `HASH` is its SHA-256. */
export const SEED = 'a'.repeat(64);
export const HASH = 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb';
/** Terms under which the game was played. */
export const TERMS = { edgeBp: 100, maxPayout: 5_000_000 };

/** Game with the seeds of docs/fairness/vectors.json, cashed out after two cells. */
export const game: MinesGame = {
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
/** The same object as `game`, with the type that the rules read. */
export const KNOWN = game as Known<MinesGame>;
/** Journal of the browser that played the game. */
export const records = recordsOf(KNOWN);
/** Game of the same seeds, lost at its third cell. */
export const lost: Known<MinesGame> = { ...KNOWN, status: 'lost', revealed: [12, 7, 2], payout: 0 };
