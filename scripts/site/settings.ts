import { type Addresses, development, tests } from '../addresses';
import { parseRuntimeConfig, type RuntimeConfig } from '../../src/api/runtime-config';

import { brandBackend } from './brands';

/**
 * Who answers the site: the stand-in (`http`), the stand-in inside the page (`worker`), Prism with the contract's
 * examples (`prism`), the stand-in with Prism as a judge before it (`judged`), or the server at an address.
 */
export type Backend = 'http' | 'worker' | 'prism' | 'judged' | URL;

export interface SiteWishes {
  readonly backend: Backend;
  readonly brand?: string | undefined;
  /** `HOST:PORT` of the socket, where it is not the backend itself. */
  readonly realtime?: string | undefined;
  readonly addresses?: Addresses | undefined;
  /** Wins over what follows from the rest, key by key. */
  readonly config?: object | undefined;
}

export interface SiteSettings {
  readonly backend: Backend;
  readonly port: number;
  /** The site's paths that it passes on, each with the server behind it. */
  readonly behind: { readonly path: BackendPath; readonly server: string }[];
  readonly config: RuntimeConfig;
}

export const backendPaths = ['/api', '/v2', '/storage', '/app', '/apps', '/__mock'] as const;
type BackendPath = (typeof backendPaths)[number];

/** The Pusher application of the stand-in. */
const STAND_IN_KEY = 'standin-key';

/**
 * Works out how the site is served.
 * @throws {RuntimeConfigError} when the extra configuration is wrong
 */
export function siteSettings(wishes: SiteWishes): SiteSettings {
  const addresses = wishes.addresses ?? development;
  return {
    backend: wishes.backend,
    port: addresses.site,
    behind: wishes.backend === 'worker' ? [] : behind(wishes, addresses),
    config: parseRuntimeConfig(JSON.stringify(merge(config(wishes, addresses), wishes.config ?? {}))),
  };
}

/** The settings from SITE_BACKEND, SITE_BRAND, SITE_REALTIME, SITE_CONFIG (JSON) and SITE_ADDRESSES (`tests`). */
export function settingsFromEnvironment(env: NodeJS.ProcessEnv): SiteSettings {
  const backend = parseBackend(env.SITE_BACKEND ?? 'http');
  if (backend === undefined) throw new Error(`SITE_BACKEND is no backend: ${env.SITE_BACKEND}`);
  return siteSettings({
    backend,
    brand: env.SITE_BRAND,
    realtime: env.SITE_REALTIME,
    addresses: env.SITE_ADDRESSES === 'tests' ? tests : development,
    config: env.SITE_CONFIG === undefined ? undefined : JSON.parse(env.SITE_CONFIG),
  });
}

/** The backend that a word or an http(s) address names; undefined when it names none. */
export function parseBackend(word: string): Backend | undefined {
  if (word === 'http' || word === 'worker' || word === 'prism' || word === 'judged') return word;
  if (!/^https?:\/\//.test(word) || !URL.canParse(word)) return undefined;
  return new URL(word);
}

function behind({ backend, realtime }: SiteWishes, addresses: Addresses): SiteSettings['behind'] {
  const standIn = `http://localhost:${addresses.standIn}`;
  const main = backend instanceof URL ? backend.origin : standIn;
  const secure = main.startsWith('https:');
  const socket = realtime === undefined ? main : `${secure ? 'https' : 'http'}://${realtime}`;
  const contract = {
    prism: `http://127.0.0.1:${addresses.prism}`,
    judged: `http://127.0.0.1:${addresses.prismProxy}`,
  };
  const api = backend === 'prism' || backend === 'judged' ? contract[backend] : main;
  const server = { '/api': api, '/v2': api, '/app': socket, '/storage': main, '/apps': main, '/__mock': main };
  return backendPaths.map((path) => ({ path, server: server[path] }));
}

function config({ backend, brand }: SiteWishes, { thirdParties }: Addresses): object {
  // Prism answers with examples: it signs no channel and moves no balance.
  const realtime = { key: backend === 'prism' ? '' : STAND_IN_KEY };
  if (backend instanceof URL) {
    return { brandBackend: brand === undefined ? backend.host : brandBackend(brand), realtime };
  }
  const stranger = `http://127.0.0.1:${thirdParties}`;
  return {
    brandBackend: brandBackend(brand),
    realtime,
    verification: { token: 'standin-verification', origin: stranger },
    captcha: { siteKey: 'standin-captcha', origin: stranger },
    sportsOrigin: stranger,
    tagsOrigin: stranger,
    chatOrigin: stranger,
    gamesOrigins: [stranger],
  };
}

/** Two levels deep, as deep as the configuration is. */
function merge(base: object, over: object): object {
  const below = new Map<string, unknown>(Object.entries(base));
  const merged = Object.entries(over).map(([key, value]) => {
    const old = below.get(key);
    return [key, isPlain(old) && isPlain(value) ? { ...old, ...value } : value];
  });
  return { ...base, ...Object.fromEntries(merged) };
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
