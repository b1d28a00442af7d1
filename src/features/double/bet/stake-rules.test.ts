// @vitest-environment node
import { expect, test } from 'vitest';

import { parseStakeRules } from './stake-rules';

test.each([
  ['the defaults of E7 without settings', {}, { min: 10, max: 2000, start: 50 }],
  ['the casino’s limits if they are narrower', { casino_bet_min_total: 30, casino_bet_max_total: 500 }, { min: 30, max: 500 }],
  ['the table’s limits if they are narrower', { casino_bet_min_total: 1, casino_bet_max_total: 900_000 }, { min: 10, max: 200_000 }],
  ['a first stake within both', { casino_bet_default: 9000, casino_bet_max_total: 700 }, { start: 700 }],
  ['a first stake of the settings', { casino_bet_default: 250 }, { start: 250 }],
])('Double has %s (SPEC E6, E7, G3)', (_, settings, narrowed) => {
  expect(parseStakeRules(settings)).toMatchObject(narrowed);
});
