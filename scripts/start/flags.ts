import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

import { type Addresses, addressesFrom, development, PORTS_ABOVE_BASE } from '../addresses';
import { FlagError, parseArguments, wholeNumber } from '../flag-error';
import { brandNames } from '../site/brand/brands';
import { expandPreset } from '../site/observed-preset';
import { type Backend, parseBackend } from '../site/settings';
import { parseRuntimeConfig } from '../../src/api/runtime-config';
import { RuntimeConfigError } from '../../src/api/runtime-config-checks';

/** Flags of a command that serves the site. */
export interface StartFlags {
  readonly backend: Backend;
  readonly brand: string | undefined;
  readonly addresses: Addresses;
  /** Address of the socket, `HOST:PORT`, only with a URL as backend. */
  readonly realtime: string | undefined;
  /** File that stores the state of the stand-in, only with the backend `http`. */
  readonly save: string | undefined;
  /** True to serve the site and third parties under TLS. */
  readonly isSecure: boolean;
  /** Keys of the runtime configuration that differ from the default ones. They are validated, but a preset is not expanded. */
  readonly config: object;
}

/** Commands that serve the site: `start` with the servers that it needs, `dev` alone, `preview` its build. */
export type Command = 'start' | 'dev' | 'preview';

const titles: Readonly<Record<Command, string>> = {
  start: 'npm start -- [flags]: the site with the servers that it needs',
  dev: 'npm start -- site [flags]: the site alone, beside the servers of `npm run mock` or of another backend',
  preview: 'npm run preview -- [flags]: the built site alone, beside the servers of `npm start` or of another backend',
};

/** Returns the lines that `--help` prints. */
export function usage(command: Command): string {
  const port = sitePort(development, command);
  const rows: readonly (readonly [flag: string, text: string, command?: Command])[] = [
    ['--backend http', 'the stand-in as a server (default)'],
    ['--backend worker', 'the stand-in inside the page, without a server; not for a build'],
    ['--backend prism', "the contract's examples, without state"],
    ['--backend URL', 'any server that implements the contract, such as https://api.example'],
    ['--brand NAME', brandNames.join(', ')],
    ['--port N', `the site's port (default ${port})`],
    ['--port-base N', 'all ports from N on, for a second checkout: the site at N, its preview at N + 1, the stand-in at N + 10'],
    ['--realtime HOST:PORT', "the WebSocket server, if it is not at the backend's URL"],
    ['--https', 'TLS with a certificate of its own: Safari stores no cookie of the session on http://localhost'],
    ['--config JSON', `keys of the runtime configuration, such as '{"regulation":"observed"}'`],
    ['--save FILE', "stores the stand-in's state in this file, so that it survives restarts", 'start'],
    ['--help', 'prints this'],
  ];
  const lines = rows.flatMap(([flag, text, only = command]) => (only === command ? `  ${flag.padEnd(20)} ${text}` : []));
  return [titles[command], ...lines].join('\n');
}

const MAX_PORT = 65_535;

/**
 * Parses the flags of a command that serves the site. The caller handles `--help` before (`flagsOrEnd`).
 * @param argv arguments without the program and the script
 * @returns the flags, with the port of the command as the site's
 * @throws {FlagError} for an unknown flag, a missing or invalid value, or exclusive flags
 */
export function parseFlags(argv: readonly string[], command: Command = 'start'): StartFlags {
  const given = read(argv, command);
  const backend = readBackend(given.backend);
  if (backend === 'worker' && command === 'preview')
    throw new FlagError('--backend worker is not part of a build: npm start -- site has it.');
  const { realtime, save } = given;
  if (realtime !== undefined && !(backend instanceof URL)) {
    throw new FlagError('--realtime requires a URL as --backend.');
  }
  if (realtime !== undefined && !/^[a-z0-9][a-z0-9.-]*:\d{1,5}$/i.test(realtime)) {
    throw new FlagError(`--realtime must be HOST:PORT, not '${realtime}'.`);
  }
  if (save !== undefined && backend !== 'http') throw new FlagError('--save requires --backend http.');
  if (save !== undefined && (!existsSync(dirname(save)) || isFolder(save))) {
    throw new FlagError(`--save must be a file in a folder that exists, not '${save}'.`);
  }
  const addresses = readAddresses(given.port, given['port-base'], command);
  return { backend, save, brand: readBrand(given.brand), addresses, realtime, isSecure: given.https, config: readConfig(given.config) };
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? path === '';

function read(argv: readonly string[], command: Command) {
  const text = { type: 'string' } as const;
  const served = {
    backend: { ...text, default: 'http' },
    brand: text,
    port: text,
    'port-base': text,
    realtime: text,
    config: text,
    https: { type: 'boolean', default: false },
  } as const;
  const started = { ...served, save: text } as const;
  // A command without the flag `--save` has no value of it.
  const options = command === 'start' ? started : (served as typeof started);
  return parseArguments({ args: [...argv], options }).values;
}

function readBackend(value: string): Backend {
  const backend = parseBackend(value);
  if (backend === undefined || backend === 'judged') {
    throw new FlagError(`--backend must be http, worker, prism or a URL such as https://api.example, not '${value}'.`);
  }
  return backend;
}

function readConfig(json = '{}'): object {
  try {
    const config: object = JSON.parse(json);
    parseRuntimeConfig(JSON.stringify(expandPreset(config)));
    return config;
  } catch (error) {
    throw new FlagError(error instanceof RuntimeConfigError ? `--config: ${error.message}.` : `--config must be JSON, not '${json}'.`);
  }
}

function readBrand(name: string | undefined): string | undefined {
  if (name === undefined || brandNames.includes(name)) return name;
  throw new FlagError(`There is no brand '${name}'. Brands: ${brandNames.join(', ')}.`);
}

const sitePort = ({ site, preview }: Addresses, command: Command) => (command === 'preview' ? preview : site);

function readAddresses(port: string | undefined, base: string | undefined, command: Command): Addresses {
  const addresses = base === undefined ? development : addressesFrom(wholeNumber('port-base', base, 1, MAX_PORT - PORTS_ABOVE_BASE));
  return { ...addresses, site: port === undefined ? sitePort(addresses, command) : wholeNumber('port', port, 1, MAX_PORT) };
}
