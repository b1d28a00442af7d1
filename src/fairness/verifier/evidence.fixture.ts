import type { MinesEvidence } from '../mines/evidence';

/** Evidence from the reference vectors of docs/fairness.md. */
export const HONEST_MINES: MinesEvidence = {
  game: 'mines',
  round: {
    id: 'mns_31',
    status: 'cashed_out',
    amount: 1000,
    mines: 3,
    revealed: [12, 7],
    multiplier: 1.28,
    next_multiplier: null,
    payout: 1280,
    client_seed: 'cliente-teste',
    server_seed_hash: 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb',
    nonce: 1,
    mine_positions: [1, 2, 0],
    server_seed: 'a'.repeat(64),
    started_at: '2026-11-21T14:05:00-03:00',
    ended_at: '2026-11-21T14:05:40-03:00',
  },
  commitment: {
    id: 'mns_31',
    hash: 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb',
    asked: { amount: 1000, mines: 3, client_seed: 'cliente-teste' },
    terms: { edgeBp: 100, maxPayout: 5_000_000 },
    nonce: 1,
    committedAt: '2026-11-21T14:04:00-03:00',
    seenAt: 1_795_280_641_000,
    safe: [12, 7],
  },
  terms: { edgeBp: 100, maxPayout: 5_000_000 },
};

/** Evidence of a mine that was moved after the player's choice. */
export const RIGGED_MINES: MinesEvidence = { ...HONEST_MINES, round: { ...HONEST_MINES.round, id: 'mns_32', mine_positions: [1, 2, 5] } };
