import type { MinesGame } from '@generated/api/model/mines-game';

import { minesGame } from '../../../mocks/factories/rounds.fixture';
import type { Known } from '@/shared/lib/known';

import type { ShownCommitment } from './commitments';
import { multiplierHundredths } from './odds';
import type { MinesAct, MinesLine, SeenGame } from './journal';
import type { MinesRecords } from './read-journal';

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

/** Returns an act with its answer, a second later. */
const answered = (at: number, act: MinesAct, game: SeenGame): MinesLine[] => [
  { at, act },
  { at: at + 1000, answer: { how: 'answered', game } },
];

/**
 * Returns the journal of a browser that played the whole game: its start, a cell each five seconds, and the end when it is stated.
 *
 * @param change values in place of those that the page showed before the start: an edge of 100 basis points, seen 59 s before
 */
export function recordsOf(game: Omit<Known<MinesGame>, 'next_multiplier'>, change: Partial<ShownCommitment> = {}): MinesRecords {
  const { id, amount, mines, client_seed, nonce, revealed, status, payout } = game;
  const startedAt = Date.parse(game.started_at);
  const shown = {
    hash: game.server_seed_hash,
    nonce,
    seenAt: startedAt - 59_000,
    terms: { edgeBp: 100, maxPayout: 5_000_000 },
    multipliers: Array.from({ length: 25 - mines }, (_, index) => multiplierHundredths(mines, index + 1, 100) / 100),
    ...change,
  };
  const asked = { amount, mines, client_seed };
  const seen = (cells: number): SeenGame => {
    const hundredths = multiplierHundredths(mines, cells, 100);
    const promise = { payout: Math.floor((amount * hundredths) / 100), multiplier: hundredths / 100 };
    return { id, status: 'open', revealed: revealed.slice(0, cells), ...(cells > 0 && promise) };
  };
  const end: SeenGame = { id, status, revealed, payout };
  const moves = revealed.length + (status === 'cashed_out' ? 1 : 0);
  const moveAt = (move: number) => (move === moves && game.ended_at !== null ? Date.parse(game.ended_at) : startedAt + 5000 * move);
  const lines = [
    ...answered(moveAt(0), { type: 'start', asked, shown }, seen(0)),
    ...revealed.flatMap((cell, index) =>
      answered(moveAt(index + 1), { type: 'reveal', id, cell }, status === 'lost' && index === revealed.length - 1 ? end : seen(index + 1)),
    ),
    ...(status === 'cashed_out' ? answered(moveAt(revealed.length + 1), { type: 'cashout', id }, end) : []),
  ];
  return { lines, refused: [] };
}
