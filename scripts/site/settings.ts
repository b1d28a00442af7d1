import { type Addresses, development, tests, thirdPartyOrigin } from '../addresses';
import { parseRuntimeConfig, type RuntimeConfig } from '../../src/api/runtime-config';

import { findBrand, readBrand } from './brand/brands';
import { toPageBrand } from './brand/page-brand';
import { expandPreset, mergeConfig } from './observed-preset';

/**
 * Backend of the site: the stand-in over HTTP (`http`), in a service worker (`worker`) or behind a validating Prism proxy (`judged`), Prism
 * with examples (`prism`), or a server at a URL.
 */
export type Backend = 'http' | 'worker' | 'prism' | 'judged' | URL;

/** Options of a site that is served. */
export interface SiteOptions {
  readonly backend: Backend;
  /** Name of the brand; by default that of a backend at a URL, otherwise the default brand. */
  readonly brand?: string | undefined;
  /** Address of the socket, `HOST:PORT`; by default that of the backend. */
  readonly realtime?: string | undefined;
  /** Ports of the servers; by default those of the development. */
  readonly addresses?: Addresses | undefined;
  /** True to serve the site under TLS. */
  readonly isSecure?: boolean | undefined;
  /** Keys of the runtime configuration that override the default ones. */
  readonly config?: object | undefined;
}

/** Settings that are derived from the options. */
export interface SiteSettings {
  readonly backend: Backend;
  readonly port: number;
  readonly isSecure: boolean;
  /** Paths of the site that are forwarded, each with the origin of its server. */
  readonly proxies: { readonly path: BackendPath; readonly server: string }[];
  readonly config: RuntimeConfig;
}

/** Path prefixes that servers of this project forward to the backend. A deployment forwards fewer of them. */
export const backendPaths = ['/api', '/v2', '/storage', '/icons', '/app', '/apps', '/__mock'] as const;
type BackendPath = (typeof backendPaths)[number];

const STAND_IN_PUSHER_KEY = 'standin-key';

/** Beacon of the stand-in, as `BEACON` in mocks/domain/double/beacon.ts. Its `genesisTime` is in epoch seconds. */
const STAND_IN_BEACON = {
  chainHash: '9f20586d87df46f4156be43d31a5f0ff3f276350c45f037b5476090b9ad6f74a',
  publicKey:
    'b42e00f374123e1d7b34b9b75837d9f18e9132915de9256cea21564e8948c9466ea0bf44d849de8bc6069651cd046cca01dcb5dcd53856eea3fa4c20798bca3745eeaf929300121e84f571e0712f44be5fcb08e2dc2232163647cd20c0d939f0',
  genesisTime: 1_704_067_200,
  periodS: 3,
};

/**
 * Derives ports, proxies and configuration. A backend at a URL gets no third parties and no beacon unless `config` names them.
 * @throws {RuntimeConfigError} if the extra configuration is invalid; an Error if the brand does not exist
 */
export function siteSettings(options: SiteOptions): SiteSettings {
  const addresses = options.addresses ?? development;
  return {
    backend: options.backend,
    port: addresses.site,
    isSecure: options.isSecure === true,
    proxies: options.backend === 'worker' ? fileProxies(addresses) : listProxies(options, addresses),
    config: parseRuntimeConfig(JSON.stringify(expandPreset(mergeConfig(config(options, addresses), options.config ?? {})))),
  };
}

/**
 * Reads the settings of a site from SITE_BACKEND (default `http`), SITE_BRAND, SITE_REALTIME, SITE_ADDRESSES (`tests` for the ports of
 * tests) and SITE_CONFIG, which is JSON.
 *
 * @throws if SITE_BACKEND is not a backend or SITE_CONFIG no JSON, and the errors of `siteSettings`
 */
export function settingsFromEnvironment(env: NodeJS.ProcessEnv): SiteSettings {
  const backend = parseBackend(env.SITE_BACKEND ?? 'http');
  if (backend === undefined) throw new Error(`SITE_BACKEND is not a backend: ${env.SITE_BACKEND}`);
  return siteSettings({
    backend,
    brand: env.SITE_BRAND,
    realtime: env.SITE_REALTIME,
    addresses: env.SITE_ADDRESSES === 'tests' ? tests : development,
    config: env.SITE_CONFIG === undefined ? undefined : JSON.parse(env.SITE_CONFIG),
  });
}

/** Parses a backend name or an http(s) URL, of which only the origin is used later. Returns undefined for anything else. */
export function parseBackend(value: string): Backend | undefined {
  if (value === 'http' || value === 'worker' || value === 'prism' || value === 'judged') return value;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return undefined;
  return new URL(value);
}

/** Proxies for files that a stand-in in the page cannot make: it can neither encode images nor read icon sets. */
const fileProxies = ({ thirdParties }: Addresses) =>
  (['/storage', '/icons'] as const).map((path) => ({ path, server: `http://127.0.0.1:${thirdParties}` }));

function listProxies({ backend, realtime }: SiteOptions, addresses: Addresses): SiteSettings['proxies'] {
  const standIn = `http://localhost:${addresses.standIn}`;
  const main = backend instanceof URL ? backend.origin : standIn;
  const secure = main.startsWith('https:');
  const socket = realtime === undefined ? main : `${secure ? 'https' : 'http'}://${realtime}`;
  const contract = {
    prism: `http://127.0.0.1:${addresses.prism}`,
    judged: `http://127.0.0.1:${addresses.prismProxy}`,
  };
  const api = backend === 'prism' || backend === 'judged' ? contract[backend] : main;
  const server = { '/api': api, '/v2': api, '/app': socket, '/storage': main, '/icons': main, '/apps': main, '/__mock': main };
  return backendPaths.map((path) => ({ path, server: server[path] }));
}

function config({ backend, brand, isSecure = false }: SiteOptions, addresses: Addresses): object {
  // Prism cannot authorize channels.
  const realtime = { key: backend === 'prism' ? '' : STAND_IN_PUSHER_KEY };
  if (backend instanceof URL) {
    // An address that belongs to no brand has the default one (SPEC D12).
    const ofBackend = brand === undefined ? findBrand(backend.host) : undefined;
    return { brand: toPageBrand(ofBackend ?? readBrand(brand)), realtime };
  }
  const origin = thirdPartyOrigin(addresses, isSecure);
  return {
    brand: toPageBrand(readBrand(brand)),
    realtime,
    verification: { token: 'standin-verification', origin },
    captcha: { siteKey: 'standin-captcha', origin },
    sportsOrigin: origin,
    tagsOrigin: origin,
    chatOrigin: origin,
    gamesOrigins: [origin],
    fairnessBeacon: STAND_IN_BEACON,
  };
}
