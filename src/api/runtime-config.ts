import type { Beacon } from '../fairness/core/signatures';

import { object, parseJson } from './runtime-config-checks';
import type { COLOR_MODES, LAYOUTS } from './runtime-config-shape';
import { runtimeConfigShape } from './runtime-config-shape';

/** A brand, without its color tokens, which are in the page's inline style. */
export interface Brand {
  /** Name of the brand, also in `data-brand` and of the files below `/brands`. */
  readonly name: string;
  /** Title of the site if the settings have none. */
  readonly title: string;
  readonly layout: (typeof LAYOUTS)[number];
  /** Color mode until the player chooses one. */
  readonly mode: (typeof COLOR_MODES)[number];
  /** Colors of the browser's own UI. */
  readonly themeColor: Readonly<Record<(typeof COLOR_MODES)[number], string>>;
  /** Logo; null shows the title as text. */
  readonly mark: WordMark | null;
  /** Menu if the settings have none. */
  readonly menu: readonly { readonly label: string; readonly url: string; readonly icon: string }[];
}

/** Logo as SVG path data, 56 units high. */
export interface WordMark {
  /** Width in the units of the path data. */
  readonly width: number;
  readonly letters: string;
  /** Lines and dots in the accent color. */
  readonly accentLines: string;
  readonly accentDots: string;
}

/** Configuration that is filled in when the site is served, never built in (SPEC N4). */
export interface RuntimeConfig {
  /** Address of /api and /v2; empty: the page's own origin. */
  readonly apiBase: string;
  /** Brand, read from its file when the site is served or deployed (SPEC D12). */
  readonly brand: Brand;
  /** Connection of the WebSocket. */
  readonly realtime: {
    /** Key of Pusher; empty: no real time. */
    readonly key: string;
    /** Host of the socket; empty: the site's own host, port and scheme. */
    readonly host: string;
    /** Port of the socket at `host`. */
    readonly port: number;
    /** False for an unencrypted connection to `host`. */
    readonly tls: boolean;
    /** True if the backend offers to sign players in on the socket (SPEC V4). */
    readonly signIn: boolean;
    /** True if the backend offers to authorize several channels with one request (SPEC T1). */
    readonly batchAuth: boolean;
    /**
     * Moment at which a visitor's socket connects: when the page is idle for the first time (`idle`), or ten seconds later, and before
     * that with the first press, key, turn of the wheel or scroll (`settled`, SPEC S15, D13).
     */
    readonly visitors: 'settled' | 'idle';
    /** True to send statistics of the connection to the socket's host each 60 s (SPEC T3). */
    readonly statistics: boolean;
    /** True if the socket's host offers Pusher's fallback to HTTP, which starts 5 s after an attempt, 2 s after one with TLS (SPEC T3). */
    readonly httpFallback: boolean;
  };
  /** Identity verification (SPEC S5); without a token the account's status decides (SPEC D3). */
  readonly verification: {
    /** Token of the widget's provider. */
    readonly token: string;
    /** Origin of the widget's frame. */
    readonly origin: string;
  };
  /** Captcha of the registration; without a `siteKey` there is none. */
  readonly captcha: {
    /** Public key of the site at the provider. */
    readonly siteKey: string;
    /** Origin of the captcha's frame. */
    readonly origin: string;
  };
  /** Origin of the sportsbook's frame; empty: none. */
  readonly sportsOrigin: string;
  /** Origin of the frame with tag managers and pixels; empty: none. */
  readonly tagsOrigin: string;
  /** Origin of the live chat's frame; empty: none. */
  readonly chatOrigin: string;
  /** Origin of the frame that translates to Libras (SPEC Q38); empty: none. */
  readonly librasOrigin: string;
  /** Origins of the games' frames. */
  readonly gamesOrigins: readonly string[];
  /** Base that is prepended to image paths that do not start with http (SPEC S13). */
  readonly storageBase: string;
  /** DSN of Sentry; empty: no error monitoring. */
  readonly sentryDsn: string;
  /** True to record visits for the monitoring service, with all texts, inputs and pictures masked. Needs `sentryDsn`. */
  readonly sentryReplays: boolean;
  /** Percentage, from 1 to 100, of visits that send errors and measurements. A busy site needs a part of them only. */
  readonly sentryPercent: number;
  /** Renewal of the session's token. */
  readonly session: {
    /** True to count a refresh that fails by a 5xx or without a response as one of the three attempts (SPEC D4). */
    readonly countServerErrors: boolean;
  };
  /** Query parameters with which a visitor arrives. */
  readonly marketing: {
    /** Query parameters of the operator's own links, such as search, which open no registration and change no cookie (SPEC K2a). */
    readonly ownParameters: readonly string[];
  };
  /** Alerts about errors: they hide like all others, or stay until the player dismisses them (SPEC D7). */
  readonly errorAlerts: 'hide' | 'stay';
  /**
   * Policy of rewards. `br` hides the advertising of rewards for registering or depositing (Lei 14.790/2023, art. 29, I;
   * Portaria SPA/MF 1.231/2024, art. 42, § 1º): the text of the coupon in the registration. The pop-up of the deposit and the
   * referral amounts follow the operator's settings under both policies (SPEC D9).
   */
  readonly bonusPolicy: 'br' | 'open';
  /**
   * Switches, one for each rule that the operator's counsel decides; the defaults are the strict side (SPEC Q1). A file or flag
   * can have the preset `"observed"` instead, which sets every switch of docs/spec/departures.md.
   */
  readonly regulation: {
    /** Changed version of the terms: it must be accepted, or is only shown. */
    readonly terms: 'accept' | 'inform';
    /** Campaign parameters: they are kept in memory until the visitor consents, or saved at once. */
    readonly marketingCookies: 'consent' | 'notice';
    /** Reminders of the player: they interrupt a running game between two rounds, or show a notice (SPEC Q21). */
    readonly realityChecks: 'interrupt' | 'notice';
    /**
     * Longest interval of the reality checks in minutes, also for players who chose none; 0: only players with a choice
     * get them (SPEC Q36).
     */
    readonly realityCheckMinutes: number;
    /** Limits at the end of the registration: they must be set, can be skipped, or are no part of it (SPEC Q37). */
    readonly registrationLimits: 'required' | 'optional' | 'none';
    /** True if a limit of the number of bets is offered beside those of deposit, loss, stake and time (SPEC Q41). */
    readonly betCountLimit: boolean;
    /** Places of the warning about risks: at each access, in login, registration and footer, or only in the footer (SPEC Q11). */
    readonly riskWarning: 'everywhere' | 'footer';
    /**
     * Warning of the ministry on each promotion, after 'Ministério da Fazenda adverte:' and without the full stop. The
     * rule has three: 'Apostar pode causar dependência', 'Apostar faz você perder dinheiro', 'Aposta não é investimento'. Empty:
     * the warning of `riskWarning` instead (SPEC Q40).
     */
    readonly adWarning: string;
    /** Questions of the registration about politically exposed and about barred persons: they must be answered, or are left out (SPEC Q13). */
    readonly declarations: 'required' | 'none';
    /** Start of a new account: the steps that the backend requires before money moves, or the identity check alone (SPEC Q15). */
    readonly activation: 'steps' | 'identity';
    /** Minutes without input after which a player's page is locked; 0: never (SPEC Q33). */
    readonly inactivityMinutes: number;
    /** Location of the player: the site may request it if the backend requires it, or never does (SPEC Q34). */
    readonly geolocation: 'consent' | 'off';
  };
  /**
   * Form of GETs whose answer is the same for everyone: with the headers of SPEC section A, or without token and own
   * headers, so that an edge can cache them.
   */
  readonly publicReads: 'specified' | 'cacheable';
  /** True if the backend offers one request for the first reads of a player's page (SPEC B19). */
  readonly playerOverview: boolean;
  /** True if the backend lists the tables of the live casino (SPEC B23); without it their page has its games only. */
  readonly liveTables: boolean;
  /** Beacon of the public seeds of double; the site trusts no other. Null: drand's quicknet. */
  readonly fairnessBeacon: Beacon | null;
}

const ELEMENT_ID = 'config';

const config = object<RuntimeConfig>(runtimeConfigShape);

/**
 * Reads a configuration block without a preset. Missing keys get their defaults, and so do all keys of a blank source.
 * @throws {RuntimeConfigError} names the first wrong or unknown key, none for broken JSON
 */
export function parseRuntimeConfig(source: string): RuntimeConfig {
  return config(source.trim() === '' ? {} : parseJson(source), '');
}

/**
 * Reads the configuration block of the page; without a block, the defaults apply.
 * @throws {RuntimeConfigError} if the block is wrong
 */
export function readRuntimeConfig(page: Document): RuntimeConfig {
  return parseRuntimeConfig(page.getElementById(ELEMENT_ID)?.textContent ?? '');
}

/** Returns host, port and TLS of the real-time server: the configured ones, or without a host those of the page. */
export function realtimeAddress(
  { realtime }: RuntimeConfig,
  page: Pick<Location, 'hostname' | 'port' | 'protocol'>,
): { host: string; port: number; tls: boolean } {
  if (realtime.host !== '') return { host: realtime.host, port: realtime.port, tls: realtime.tls };
  const tls = page.protocol === 'https:';
  return { host: page.hostname, port: Number(page.port) || (tls ? 443 : 80), tls };
}
