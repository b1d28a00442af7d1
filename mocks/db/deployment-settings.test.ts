import { expect, test } from 'vitest';

import { DEFAULT_SETTINGS } from './settings';
import { createWorld } from './world';

test('the settings of a deployment outlast a reset of the world', () => {
  const world = createWorld({ games: 1, settings: { pixel_gtm: 'GTM-DEMO123' } });
  world.settings.maintence = true;
  world.reset();
  expect(world.settings).toMatchObject({ pixel_gtm: 'GTM-DEMO123', maintence: false });
});

test('the settings are the defaults of E7, with a higher withdraw_max (SPEC D1, E7)', () => {
  expect(DEFAULT_SETTINGS).toMatchObject({
    casino_bet_default: 50,
    casino_bet_min_total: 10,
    casino_bet_max_total: 2000,
    sport_bet_min_total: 50,
    sport_bet_min_single: 10,
    sport_bet_multiple: 10,
    deposit_min: 100,
    deposit_max: 5_000_000,
    deposit_popup_timer: 10,
    deposit_popup_values: '10,20,30',
    withdraw_min: 100,
    general_timezone: 'America/Sao_Paulo',
    general_currency: 'BRL',
  });
  expect(DEFAULT_SETTINGS.withdraw_max).toBeGreaterThan(10_000);
});
