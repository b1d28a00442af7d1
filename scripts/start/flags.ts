import { type Addresses, addressesFrom, development, PORTS_ABOVE_BASE } from '../addresses';
import { FlagError } from '../flag-error';
import { brandNames } from '../site/brand/brands';
import { type Backend, parseBackend } from '../site/settings';

export interface StartFlags {
  readonly backend: Backend;
  readonly brand: string | undefined;
  readonly addresses: Addresses;
  /** `HOST:PORT`, only with a URL as backend. */
  readonly realtime: string | undefined;
  /** Stores the state of the stand-in, only with the backend `http`. */
  readonly save: string | undefined;
  /** Serves the site and third parties under TLS. */
  readonly isSecure: boolean;
}

export const usage = `npm start -- [flags]
  --backend http       the stand-in as a server (default)
  --backend worker     the stand-in inside the page, without a server
  --backend prism      the contract's examples, without state
  --backend URL        any server that implements the contract, such as https://api.example
  --brand NAME         ${brandNames.join(', ')}
  --port N             the site's port (default ${development.site})
  --port-base N        all ports from N on, for a second checkout: the site at N, the stand-in at N + 10
  --realtime HOST:PORT the WebSocket server, if it is not at the backend's URL
  --https              TLS with a certificate of its own: Safari stores no cookie of the session on http://localhost
  --save FILE          stores the stand-in's state in this file, so that it survives restarts`;

const MAX_PORT = 65_535;
const known = ['backend', 'brand', 'port', 'port-base', 'realtime', 'save'] as const;
type Flag = (typeof known)[number];
/** Without a value. */
const HTTPS = '--https';

/**
 * Parses the flags of `npm start`.
 * @throws {FlagError} for an unknown flag, a missing or invalid value, or exclusive flags
 */
export function parseFlags(argv: readonly string[]): StartFlags {
  const given = collect(argv.filter((word) => word !== HTTPS));
  const backend = readBackend(given.get('backend') ?? 'http');
  const realtime = given.get('realtime');
  if (realtime !== undefined && !(backend instanceof URL)) {
    throw new FlagError('--realtime requires a URL as --backend.');
  }
  if (realtime !== undefined && !/^[a-z0-9][a-z0-9.-]*:\d{1,5}$/i.test(realtime)) {
    throw new FlagError(`--realtime must be HOST:PORT, not '${realtime}'.`);
  }
  const save = given.get('save');
  if (save !== undefined && backend !== 'http') throw new FlagError('--save requires --backend http.');
  return { backend, save, brand: readBrand(given.get('brand')), addresses: readAddresses(given), realtime, isSecure: argv.includes(HTTPS) };
}

function collect(argv: readonly string[]): Map<Flag, string> {
  const given = new Map<Flag, string>();
  const words = argv.flatMap((word) =>
    /^--[\w-]+=/.test(word) ? [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)] : [word],
  );
  for (let index = 0; index < words.length; index += 2) {
    const word = words[index] ?? '';
    const flag = known.find((name) => word === `--${name}`);
    if (flag === undefined)
      throw new FlagError(`There is no flag '${word}'. Flags: ${[...known.map((name) => `--${name}`), HTTPS].join(', ')}.`);
    const value = words[index + 1];
    if (value === undefined || value === '' || value.startsWith('--')) throw new FlagError(`--${flag} needs a value.`);
    given.set(flag, value);
  }
  return given;
}

function readBackend(value: string): Backend {
  const backend = parseBackend(value);
  if (backend === undefined || backend === 'judged') {
    throw new FlagError(`--backend must be http, worker, prism or a URL such as https://api.example, not '${value}'.`);
  }
  return backend;
}

function readBrand(name: string | undefined): string | undefined {
  if (name === undefined || brandNames.includes(name)) return name;
  throw new FlagError(`There is no brand '${name}'. Brands: ${brandNames.join(', ')}.`);
}

function readAddresses(given: ReadonlyMap<Flag, string>): Addresses {
  const [port, base] = [given.get('port'), given.get('port-base')];
  const addresses = base === undefined ? development : addressesFrom(readPort('port-base', base, MAX_PORT - PORTS_ABOVE_BASE));
  return port === undefined ? addresses : { ...addresses, site: readPort('port', port, MAX_PORT) };
}

function readPort(flag: Flag, value: string, max: number): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= max) return port;
  throw new FlagError(`--${flag} must be a number from 1 to ${max}, not '${value}'.`);
}
