// @vitest-environment node
import { expect, test } from 'vitest';

import { narrowMinesStakes } from './stake-range';

const config = { min_bet: 10, max_bet: 200_000, max_payout: 5_000_000, edge_bp: 100, multipliers: {} };

test.each([
  ['the defaults of E7 without settings', {}, { min_bet: 10, max_bet: 2000, start: 50 }],
  ['the casino’s limits if they are narrower', { casino_bet_min_total: 30, casino_bet_max_total: 500 }, { min_bet: 30, max_bet: 500 }],
  ['the game’s limits if they are narrower', { casino_bet_min_total: 1, casino_bet_max_total: 900_000 }, { min_bet: 10, max_bet: 200_000 }],
  ['a first stake within both', { casino_bet_default: 9000, casino_bet_max_total: 700 }, { start: 700 }],
  ['a first stake of the settings', { casino_bet_default: 250 }, { start: 250 }],
])('Mines has %s (SPEC E6, E7)', (_, settings, narrowed) => {
  expect(narrowMinesStakes(config, settings)).toMatchObject(narrowed);
});
