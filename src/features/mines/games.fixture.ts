import type { MinesGame } from '@generated/api/model/mines-game';

/** With one gem. */
export const OPEN_GAME: MinesGame = {
  id: 'mns_2',
  status: 'open',
  amount: 1000,
  mines: 3,
  revealed: [12],
  multiplier: 1.12,
  next_multiplier: 1.28,
  payout: 1120,
  client_seed: 'x',
  server_seed_hash: 'f'.repeat(64),
  nonce: 2,
  mine_positions: null,
  server_seed: null,
  started_at: '2026-11-21T14:05:00-03:00',
  ended_at: null,
};
/** Lost at its second cell. */
export const LOST_GAME: MinesGame = {
  ...OPEN_GAME,
  status: 'lost',
  revealed: [12, 3],
  payout: 0,
  next_multiplier: null,
  mine_positions: [3, 4, 5],
  server_seed: 'a'.repeat(64),
};

/** Replaces non-breaking spaces. */
export const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
