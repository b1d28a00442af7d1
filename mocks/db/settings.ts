import { FOOTER_MENU, MENU } from './content/menus';

/**
 * Settings of a site that the stand-in serves at first: the defaults of SPEC E7, with the demo brand's withdraw_max (SPEC D1).
 * Amounts are in cents, but `deposit_popup_values` are in reais. `deposit_popup_timer` is in seconds (SPEC D18).
 */
export const DEFAULT_SETTINGS = {
  general_site_title: 'Palpite',
  general_logo: null,
  general_favicon: null,
  general_timezone: 'America/Sao_Paulo',
  general_currency: 'BRL',
  general_social_instagram: 'https://instagram.invalid/palpite',
  general_social_telegram: 'https://telegram.invalid/palpite',
  general_social_x: 'https://x.invalid/palpite',
  general_social_youtube: null as string | null,
  general_social_facebook: null,
  general_menu: MENU,
  general_footer_menu: FOOTER_MENU,
  general_live_chat: '1234567/2',
  general_show_chat_widget: true,
  casino_enabled: true,
  casino_bet_default: 50,
  casino_bet_min_total: 10,
  casino_bet_max_total: 2000,
  sport_enabled: true,
  sport_bet_min_total: 50,
  sport_bet_min_single: 10,
  sport_bet_multiple: 10,
  sport_sportbook_type: 'altenar',
  deposit_enabled: true,
  deposit_min: 100,
  deposit_max: 5_000_000,
  deposit_rollover: 1,
  deposit_popup_timer: 10,
  deposit_popup_values: '10,20,30',
  withdraw_enabled: true,
  withdraw_min: 100,
  withdraw_max: 500_000,
  withdraw_daily_limit: 1_000_000,
  withdraw_requires_kyc: true,
  withdraw_auto_disable: false,
  refer_enabled: true,
  refer_referrer_amount: 1000,
  refer_referee_amount: 500,
  refer_referrer_wallet: 'bonus',
  refer_referee_wallet: 'bonus',
  refer_referrer_rollover_id: null as string | null,
  refer_referee_rollover_id: null as string | null,
  cometa_enabled: false,
  bonus_enabled: true,
  maintence: false,
  colors_primary: null,
  colors_on_primary: null,
  colors_background: null,
  colors_surface: null,
  pixel_gtm: null as string | null,
};

/** Settings of a site (SPEC E6), with amounts in cents. The stores of a world share one object and read it at each use. */
export type Settings = typeof DEFAULT_SETTINGS;

/** Narrows a game's own stake limits (cents) by those of the casino, so that both hold (SPEC E6, G2, G3). */
export function withinCasinoLimits<Rules extends { minBet: number; maxBet: number }>(rules: Rules, settings: Settings): Rules {
  return {
    ...rules,
    minBet: Math.max(rules.minBet, settings.casino_bet_min_total),
    maxBet: Math.min(rules.maxBet, settings.casino_bet_max_total),
  };
}
