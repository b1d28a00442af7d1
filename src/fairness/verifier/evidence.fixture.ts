import { recordsOf } from '../mines/games.fixture';
import type { MinesEvidence } from '../mines/evidence';

const ROUND = {
  id: 'mns_31',
  status: 'cashed_out',
  amount: 1000,
  mines: 3,
  revealed: [12, 7],
  multiplier: 1.28,
  payout: 1280,
  client_seed: 'cliente-teste',
  server_seed_hash: 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb',
  nonce: 1,
  mine_positions: [1, 2, 0],
  server_seed: 'a'.repeat(64),
  started_at: '2026-11-21T14:05:00-03:00',
  ended_at: '2026-11-21T14:05:40-03:00',
} as const satisfies MinesEvidence['round'];

/** Evidence of a game whose hash, layout, multiplier and payout follow from its seeds. */
export const HONEST_MINES: MinesEvidence = {
  game: 'mines',
  round: ROUND,
  journal: recordsOf(ROUND),
};

/** Evidence of a mine that was moved after the player's choice. */
export const RIGGED_MINES: MinesEvidence = {
  ...HONEST_MINES,
  round: { ...ROUND, id: 'mns_32', mine_positions: [1, 2, 5] },
  journal: recordsOf({ ...ROUND, id: 'mns_32' }),
};
