/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ObservedId } from './observed-id';
import type { OptionalFlag } from './optional-flag';
import type { SettingsMenuItem } from './settings-menu-item';

/**
 * The settings of the deployment (E6), with the defaults of E7. Nothing is required, null is the same as absent, and other keys are allowed.
 */
export interface Settings {
  /**
     * The name of the site in the page title (S11).
     * @maxLength 120
     */
  general_site_title?: string;
  /**
     * The address of the logo.
     * @maxLength 2048
     * @nullable
     */
  general_logo?: string | null;
  /**
     * The address of the favicon.
     * @maxLength 2048
     * @nullable
     */
  general_favicon?: string | null;
  /**
     * The time zone of dates and times, an IANA name.
     * @maxLength 64
     */
  general_timezone?: string;
  /**
     * The currency, an ISO 4217 code.
     * @pattern ^[A-Z]{3}$
     */
  general_currency?: string;
  /**
     * The address of the house on Instagram.
     * @maxLength 2048
     * @nullable
     */
  general_social_instagram?: string | null;
  /**
     * The address of the house on Telegram.
     * @maxLength 2048
     * @nullable
     */
  general_social_telegram?: string | null;
  /**
     * The address of the house on X.
     * @maxLength 2048
     * @nullable
     */
  general_social_x?: string | null;
  /**
     * The address of the house on YouTube.
     * @maxLength 2048
     * @nullable
     */
  general_social_youtube?: string | null;
  /**
     * The address of the house on Facebook.
     * @maxLength 2048
     * @nullable
     */
  general_social_facebook?: string | null;
  /**
     * The entries of the menu, in order.
     * @maxItems 100
     */
  general_menu?: SettingsMenuItem[];
  /**
     * The entries of the menu in the footer, in order.
     * @maxItems 100
     */
  general_footer_menu?: SettingsMenuItem[];
  /**
     * The license of the live chat, optionally a slash and a group: `license` or `license/group`. Anything else, and there is no chat.
     * @maxLength 128
     * @nullable
     */
  general_live_chat?: string | null;
  /** Whether the live chat is offered (S7); taken as false where it is absent. */
  general_show_chat_widget?: OptionalFlag;
  /** Whether there is a casino; taken as true where it is absent. */
  casino_enabled?: OptionalFlag;
  /**
     * The stake offered first in casino games, in cents.
     * @minimum 0
     * @maximum 9007199254740991
     */
  casino_bet_default?: number;
  /**
     * The lowest stake in casino games, in cents.
     * @minimum 0
     * @maximum 9007199254740991
     */
  casino_bet_min_total?: number;
  /**
     * The highest stake in casino games, in cents.
     * @minimum 0
     * @maximum 9007199254740991
     */
  casino_bet_max_total?: number;
  /** Whether there is sports betting; taken as true where it is absent. */
  sport_enabled?: OptionalFlag;
  /**
     * The lowest total stake of a sports bet, in cents.
     * @minimum 0
     * @maximum 9007199254740991
     */
  sport_bet_min_total?: number;
  /**
     * The lowest stake of a single sports bet, in cents.
     * @minimum 0
     * @maximum 9007199254740991
     */
  sport_bet_min_single?: number;
  /**
     * Concerns multiple sports bets. Its unit is not known and it is never converted (D1).
     * @minimum 0
     * @maximum 9007199254740991
     */
  sport_bet_multiple?: number;
  /**
     * Which third-party sportsbook is embedded.
     * @maxLength 64
     * @nullable
     */
  sport_sportbook_type?: string | null;
  /** Whether deposits are open; taken as true where it is absent. */
  deposit_enabled?: OptionalFlag;
  /**
     * The lowest deposit, in cents; 100 is R$ 1,00 (D1).
     * @minimum 0
     * @maximum 9007199254740991
     */
  deposit_min?: number;
  /**
     * The highest deposit, in cents.
     * @minimum 0
     * @maximum 9007199254740991
     */
  deposit_max?: number;
  /**
     * How many times a deposit must be wagered before it can be withdrawn (D18).
     * @minimum 0
     * @maximum 9007199254740991
     */
  deposit_rollover?: number;
  /**
     * After how many seconds the deposit popup opens; 0: never (D18).
     * @minimum 0
     * @maximum 9007199254740991
     */
  deposit_popup_timer?: number;
  /**
     * Amounts offered in the deposit popup, in reais, with commas between (D1).
     * @maxLength 128
     * @pattern ^(\d+(,\d+)*)?$
     */
  deposit_popup_values?: string;
  /** Whether withdrawals are open; taken as true where it is absent. */
  withdraw_enabled?: OptionalFlag;
  /**
     * The lowest withdrawal, in cents.
     * @minimum 0
     * @maximum 9007199254740991
     */
  withdraw_min?: number;
  /**
     * The highest withdrawal, in cents; 10000 is R$ 100,00 (D1).
     * @minimum 0
     * @maximum 9007199254740991
     */
  withdraw_max?: number;
  /**
     * The most that a player may withdraw in a day, in cents.
     * @minimum 0
     * @maximum 9007199254740991
     */
  withdraw_daily_limit?: number;
  /** Whether a withdrawal needs KYC (D19). */
  withdraw_requires_kyc?: OptionalFlag;
  /** Whether withdrawals close for a player while one is in progress (D19). */
  withdraw_auto_disable?: OptionalFlag;
  /** Whether players may refer others; taken as false where it is absent. */
  refer_enabled?: OptionalFlag;
  /**
     * What the referring player gets, in cents.
     * @minimum 0
     * @maximum 9007199254740991
     */
  refer_referrer_amount?: number;
  /**
     * What the referred player gets, in cents.
     * @minimum 0
     * @maximum 9007199254740991
     */
  refer_referee_amount?: number;
  /**
     * The wallet that the referring player is credited in (D20).
     * @maxLength 64
     * @nullable
     */
  refer_referrer_wallet?: string | null;
  /**
     * The wallet that the referred player is credited in (D20).
     * @maxLength 64
     * @nullable
     */
  refer_referee_wallet?: string | null;
  /** The rollover put on what the referring player gets. */
  refer_referrer_rollover_id?: ObservedId | null;
  /** The rollover put on what the referred player gets. */
  refer_referee_rollover_id?: ObservedId | null;
  /** Accepted; no effect is known (D8). */
  cometa_enabled?: OptionalFlag;
  /** Whether there are bonuses; taken as true where it is absent. */
  bonus_enabled?: OptionalFlag;
  /** True shows the error page to everyone (D8); taken as false where it is absent. Spelt so. */
  maintence?: OptionalFlag;
  /**
     * The accent colour, any CSS colour without functions that load or refer to something.
     * @maxLength 64
     * @nullable
     */
  colors_primary?: string | null;
  /**
     * The colour of text on the accent, any CSS colour without functions that load or refer to something.
     * @maxLength 64
     * @nullable
     */
  colors_on_primary?: string | null;
  /**
     * The colour of the page, any CSS colour without functions that load or refer to something.
     * @maxLength 64
     * @nullable
     */
  colors_background?: string | null;
  /**
     * The colour of cards, any CSS colour without functions that load or refer to something.
     * @maxLength 64
     * @nullable
     */
  colors_surface?: string | null;
  /**
     * The container id of the tag manager.
     * @maxLength 64
     * @nullable
     */
  pixel_gtm?: string | null;
}
