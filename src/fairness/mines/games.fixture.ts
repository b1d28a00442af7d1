import type { MinesGame } from '@generated/api/model/mines-game';

import { minesGame } from '../../../mocks/factories/rounds.fixture';
import type { Known } from '@/shared/lib/known';

/** Game with one gem. */
export const OPEN_GAME: Known<MinesGame> = minesGame({ server_seed_hash: 'f'.repeat(64) });
/** Game lost at its second cell. */
export const LOST_GAME: Known<MinesGame> = {
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
