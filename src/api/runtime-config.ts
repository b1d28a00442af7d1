import {
  base,
  flag,
  hex,
  hostAndPort,
  hostName,
  list,
  natural,
  object,
  oneOf,
  origin,
  parseJson,
  port,
  storage,
  text,
} from './runtime-config-checks';

/** Filled in when the site is served, never built in (SPEC N4). */
export interface RuntimeConfig {
  /** Of /api and /v2; empty: the page's own origin. */
  readonly apiBase: string;
  /** Decides the brand, whatever the calls' address (SPEC D12). */
  readonly brandBackend: string;
  readonly realtime: {
    /** Pusher; empty: no real time. */
    readonly key: string;
    /** Empty: the site's own host, port and scheme. */
    readonly host: string;
    readonly port: number;
    readonly tls: boolean;
  };
  /** SPEC S5; without a token the account's status decides (SPEC D3). */
  readonly verification: { readonly token: string; readonly origin: string };
  /** Of the registration; empty: none. */
  readonly captcha: { readonly siteKey: string; readonly origin: string };
  /** In frames only; empty: not used. */
  readonly sportsOrigin: string;
  readonly tagsOrigin: string;
  readonly chatOrigin: string;
  readonly gamesOrigins: readonly string[];
  /** Prepended to image paths that do not start with http (SPEC S13). */
  readonly storageBase: string;
  /** Empty: no error monitoring. */
  readonly sentryDsn: string;
  /** `br` hides rewards for registering or depositing (SPEC D9). */
  readonly bonusPolicy: 'br' | 'open';
  /** Of the public seeds of double, in hex; the site trusts no other. */
  readonly fairnessBeacon: {
    readonly chainHash: string;
    readonly publicKey: string;
    /** Unix s. */
    readonly genesisTime: number;
    readonly periodS: number;
  };
}

const ELEMENT_ID = 'config';
const DEFAULT_SOCKET_PORT = 443;

const config = object<RuntimeConfig>({
  apiBase: base(''),
  brandBackend: hostAndPort(''),
  realtime: object({ key: text(''), host: hostName(''), port: port(DEFAULT_SOCKET_PORT), tls: flag(true) }),
  verification: object({ token: text(''), origin: origin('') }),
  captcha: object({ siteKey: text(''), origin: origin('') }),
  sportsOrigin: origin(''),
  tagsOrigin: origin(''),
  chatOrigin: origin(''),
  gamesOrigins: list(origin('')),
  storageBase: storage('/storage'),
  sentryDsn: base(''),
  bonusPolicy: oneOf(['br', 'open']),
  // The default is drand's quicknet.
  fairnessBeacon: object({
    chainHash: hex('52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'),
    publicKey: hex(
      '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
    ),
    genesisTime: natural(1_692_803_367),
    periodS: natural(3),
  }),
});

/**
 * Reads a configuration block; missing keys get defaults.
 * @throws {RuntimeConfigError} names the first wrong key, none for broken JSON
 */
export function parseRuntimeConfig(source: string): RuntimeConfig {
  return config(source.trim() === '' ? {} : parseJson(source), '');
}

/**
 * Reads the page's block; defaults without one.
 * @throws {RuntimeConfigError} if the block is wrong
 */
export function readRuntimeConfig(page: Document): RuntimeConfig {
  return parseRuntimeConfig(page.getElementById(ELEMENT_ID)?.textContent ?? '');
}

/** Returns the page's build, to compare with /version.json (SPEC S16), or ''. */
export function readBuildId(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
}

/** Returns the configured socket host, or the site's own. */
export function realtimeAddress(
  { realtime }: RuntimeConfig,
  page: Pick<Location, 'hostname' | 'port' | 'protocol'>,
): { host: string; port: number; tls: boolean } {
  if (realtime.host !== '') return { host: realtime.host, port: realtime.port, tls: realtime.tls };
  const tls = page.protocol === 'https:';
  return { host: page.hostname, port: Number(page.port) || (tls ? 443 : 80), tls };
}
