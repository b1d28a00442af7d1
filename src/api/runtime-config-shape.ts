import {
  base,
  color,
  dsn,
  flag,
  hex,
  hostName,
  list,
  natural,
  object,
  oneOf,
  optional,
  origin,
  port,
  slug,
  storage,
  text,
} from './runtime-config-checks';

/** The registered layouts (SPEC S4); the first is the default. */
export const LAYOUTS = ['default', 'blaze', 'orange'] as const;
/** Color modes of a brand; the first is the default. */
export const COLOR_MODES = ['dark', 'light'] as const;

const DEFAULT_SOCKET_PORT = 443;

/** Checks of the configuration. The file of a deployment has the same keys. */
export const runtimeConfigShape = {
  apiBase: base(''),
  brand: object({
    name: slug('palpite'),
    title: text('Palpite'),
    layout: oneOf(LAYOUTS),
    mode: oneOf(COLOR_MODES),
    themeColor: object({ dark: color('#091225'), light: color('#f2f4f9') }),
    mark: optional(object({ width: natural(), letters: text(''), accentLines: text(''), accentDots: text('') })),
    menu: list(object({ label: text(''), url: text(''), icon: text('') })),
  }),
  realtime: object({
    key: text(''),
    host: hostName(''),
    port: port(DEFAULT_SOCKET_PORT),
    tls: flag(true),
    signIn: flag(false),
    batchAuth: flag(false),
    visitors: oneOf(['settled', 'idle']),
    statistics: flag(false),
    httpFallback: flag(false),
  }),
  verification: object({ token: text(''), origin: origin('') }),
  captcha: object({ siteKey: text(''), origin: origin('') }),
  sportsOrigin: origin(''),
  tagsOrigin: origin(''),
  chatOrigin: origin(''),
  librasOrigin: origin(''),
  gamesOrigins: list(origin('')),
  storageBase: storage('/storage'),
  sentryDsn: dsn(''),
  sentryReplays: flag(false),
  sentryPercent: natural(100, 100),
  session: object({ countServerErrors: flag(false) }),
  marketing: object({ ownParameters: list(text('')) }),
  errorAlerts: oneOf(['hide', 'stay']),
  bonusPolicy: oneOf(['br', 'open']),
  regulation: object({
    terms: oneOf(['accept', 'inform']),
    marketingCookies: oneOf(['consent', 'notice']),
    realityChecks: oneOf(['interrupt', 'notice']),
    realityCheckMinutes: natural(60, 1440, 0),
    registrationLimits: oneOf(['required', 'optional', 'none']),
    betCountLimit: flag(true),
    riskWarning: oneOf(['everywhere', 'footer']),
    adWarning: text('Apostar pode causar dependência'),
    declarations: oneOf(['required', 'none']),
    activation: oneOf(['steps', 'identity']),
    inactivityMinutes: natural(30, 1440, 0),
    geolocation: oneOf(['consent', 'off']),
  }),
  publicReads: oneOf(['specified', 'cacheable']),
  playerOverview: flag(false),
  liveTables: flag(false),
  fairnessBeacon: optional(
    object({
      chainHash: hex(64),
      publicKey: hex(192),
      genesisTime: natural(),
      periodS: natural(),
    }),
  ),
} as const;
