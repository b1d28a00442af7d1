import type { components } from '@generated/schema';

import { fake } from './fake';

type MinesGame = components['schemas']['MinesGame'];
type DoubleRound = components['schemas']['DoubleRound'];

/** Returns an open game of mines with one gem, R$ 10,00 and three mines. Its seeds prove nothing. */
export function minesGame(overrides: Partial<MinesGame> = {}): MinesGame {
  return {
    id: 'mns_2',
    status: 'open',
    amount: 1000,
    mines: 3,
    revealed: [12],
    multiplier: 1.12,
    next_multiplier: 1.28,
    payout: 1120,
    client_seed: 'x',
    server_seed_hash: hash(0),
    nonce: 2,
    mine_positions: null,
    server_seed: null,
    started_at: '2026-11-21T14:05:00-03:00',
    ended_at: null,
    ...overrides,
  };
}

/** Returns a round of double that takes bets. Its seeds prove nothing. @param round its number */
export function doubleRound(round: number, overrides: Partial<DoubleRound> = {}): DoubleRound {
  return {
    id: `dbl_${String(round)}`,
    round,
    chain_id: 'dch_1',
    status: 'waiting',
    betting_ends_at: '2026-11-21T14:05:15-03:00',
    server_time: '2026-11-21T14:05:00-03:00',
    server_seed_hash: hash(round),
    public_seed: hash(-1),
    totals: { white: 0, red: 0, black: 0 },
    roll: null,
    color: null,
    server_seed: null,
    ...overrides,
  };
}

const hash = (index: number) => fake(Math.abs(index)).string.hexadecimal({ length: 64, prefix: '', casing: 'lower' });
