import { base, flag, hostAndPort, hostName, list, object, oneOf, origin, parseJson, port, storage, text } from './runtime-config-checks';

/** What a deployment decides. It is filled into index.html when the site is served, never built in. */
export interface RuntimeConfig {
  /** Where /api and /v2 are; empty: the site's own address. */
  readonly apiBase: string;
  /** The host of the backend that decides the brand, whatever address the calls take (SPEC D12). */
  readonly brandBackend: string;
  readonly realtime: {
    /** The Pusher application's key; empty: no real time. */
    readonly key: string;
    /** Empty: the site's own host, port and scheme. */
    readonly host: string;
    readonly port: number;
    readonly tls: boolean;
  };
  /** The identity verification widget (SPEC S5); without a token the account's status decides (SPEC D3). */
  readonly verification: { readonly token: string; readonly origin: string };
  /** The captcha of the registration; empty: none. */
  readonly captcha: { readonly siteKey: string; readonly origin: string };
  /** Origins of third parties, shown in frames only; empty: not used. */
  readonly sportsOrigin: string;
  readonly tagsOrigin: string;
  readonly chatOrigin: string;
  readonly gamesOrigins: readonly string[];
  /** Put in front of image paths that do not start with http (SPEC S13). */
  readonly storageBase: string;
  /** The error monitoring's address; empty: none. */
  readonly sentryDsn: string;
  /** Whether rewards for registering or depositing are advertised (SPEC D9). */
  readonly bonusPolicy: 'br' | 'open';
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
});

/**
 * Reads a configuration block. Keys that are left out get their default.
 * @param source the block's JSON; empty: all defaults
 * @throws {RuntimeConfigError} names the first key that is wrong, or none when the JSON itself is broken
 */
export function parseRuntimeConfig(source: string): RuntimeConfig {
  return config(source.trim() === '' ? {} : parseJson(source), '');
}

/**
 * Reads the configuration of the page.
 * @throws {RuntimeConfigError} when the block is wrong; a page without a block has the defaults
 */
export function readRuntimeConfig(page: Document): RuntimeConfig {
  return parseRuntimeConfig(page.getElementById(ELEMENT_ID)?.textContent ?? '');
}

/** The build that the page came from, to compare with /version.json (SPEC S16); empty when it bears none. */
export function readBuildId(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
}

/**
 * Where the socket is: the configured host, or the site's own address where none is configured.
 * @param page the page's location
 */
export function realtimeAddress(
  { realtime }: RuntimeConfig,
  page: Pick<Location, 'hostname' | 'port' | 'protocol'>,
): { host: string; port: number; tls: boolean } {
  if (realtime.host !== '') return { host: realtime.host, port: realtime.port, tls: realtime.tls };
  const tls = page.protocol === 'https:';
  return { host: page.hostname, port: Number(page.port) || (tls ? 443 : 80), tls };
}
