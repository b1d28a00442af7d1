import { expect, test } from 'vitest';

import { DEFAULT_SETTINGS } from '../../mocks/db/settings';

import { property, propertyNames, schema } from './contract-facts.fixture';

/** Keys of SPEC E6, with the names of N11. */
const KEYS = [
  ...['general_site_title', 'general_logo', 'general_favicon', 'general_timezone', 'general_currency'],
  ...['instagram', 'telegram', 'x', 'youtube', 'facebook'].map((network) => `general_social_${network}`),
  ...['general_menu', 'general_footer_menu', 'general_live_chat', 'general_show_chat_widget'],
  ...['casino_enabled', 'casino_bet_default', 'casino_bet_min_total', 'casino_bet_max_total'],
  ...['sport_enabled', 'sport_bet_min_total', 'sport_bet_min_single', 'sport_bet_multiple', 'sport_sportbook_type'],
  ...['deposit_enabled', 'deposit_min', 'deposit_max', 'deposit_rollover', 'deposit_popup_timer', 'deposit_popup_values'],
  ...['withdraw_enabled', 'withdraw_min', 'withdraw_max', 'withdraw_daily_limit', 'withdraw_requires_kyc', 'withdraw_auto_disable'],
  ...['refer_enabled', 'refer_referrer_amount', 'refer_referee_amount', 'refer_referrer_wallet', 'refer_referee_wallet'],
  ...['refer_referrer_rollover_id', 'refer_referee_rollover_id', 'cometa_enabled', 'bonus_enabled', 'maintence'],
  ...['colors_primary', 'colors_on_primary', 'colors_background', 'colors_surface', 'pixel_gtm'],
];

/** Defaults of SPEC E7. */
const DEFAULTS = {
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
  withdraw_max: 10_000,
  general_timezone: 'America/Sao_Paulo',
  general_currency: 'BRL',
};

const settings = schema('Settings');

test('the settings have exactly the keys of SPEC E6, by the names of N11', () => {
  expect(propertyNames(settings).toSorted()).toEqual(KEYS.toSorted());
  expect(Object.keys(DEFAULT_SETTINGS).toSorted()).toEqual(KEYS.toSorted());
});

test('the contract has exactly the defaults of SPEC E7', () => {
  const defaults = KEYS.map((key) => [key, property(settings, key)['default']] as const).filter(([, value]) => value !== undefined);
  expect(Object.fromEntries(defaults)).toEqual(DEFAULTS);
});

test('the stand-in has the defaults of SPEC E7, with a higher withdraw_max (SPEC D1)', () => {
  const { withdraw_max: _, ...others } = DEFAULTS;
  expect(DEFAULT_SETTINGS).toMatchObject(others);
  expect(DEFAULT_SETTINGS.withdraw_max).toBeGreaterThan(DEFAULTS.withdraw_max);
});
