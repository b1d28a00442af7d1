import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';

/** Options of the stand-in as a server. */
export interface ServerFlags {
  readonly port: number;
  /** Address to listen on. */
  readonly host: string;
  /** Number of games in the catalogue. */
  readonly games: number;
  /** Address of the third parties; by default this machine and the next port. */
  readonly thirdParties: string;
  /** Origins of the sites that may call the stand-in, beside those of this machine. */
  readonly sites: readonly string[];
  /** True if the third parties' pages are served for these sites, on the next port. */
  readonly servesThirdParties: boolean;
  /** File that persists the world across restarts; undefined: nothing is persisted. */
  readonly save: string | undefined;
  /** True to start with a new world if the saved one does not fit this version. */
  readonly renew: boolean;
  /** Id of the tag container in the settings (`pixel_gtm`), which makes the site prompt for consent; undefined: none. */
  readonly pixel: string | undefined;
  /** True if the caller has to print `usage` and not to start. */
  readonly help: boolean;
}

/** Program that starts the stand-in. */
export interface Program {
  /** Command before the flags. */
  readonly command: string;
  /**
   * Sites that may call the stand-in if the flags name none. The third parties' pages are served for them, unless the flags name an
   * origin of these pages.
   */
  readonly sites: readonly string[];
}

/** Error of an unusable flag. The message is one line. */
export class FlagError extends Error {}

/** Address that only programs of this machine reach. */
export const LOOPBACK = '127.0.0.1';
/** Exit code of a program that cannot start as its flags say. */
export const BAD_USAGE = 2;
const DEFAULTS = { port: '4010', games: '2400' };
/** Highest port: the next one is that of the third parties. */
const MAX_PORT = 65_534;
/** Maximum number of games. With more, the catalogue does not fit into the memory of a small machine. */
const MAX_GAMES = 1_000_000;

/** Returns the text of `--help`. */
export const usage = ({ command, sites }: Program) => `${command} [flags]
  --port N             port of HTTP and WebSocket (default ${DEFAULTS.port})
  --host ADDRESS       address to listen on (default ${LOOPBACK}: this machine only); 0.0.0.0 lets the network in
  --games N            number of games in the catalogue (default ${DEFAULTS.games})
  --site URL           origin of a site that may call, beside those of this machine (default ${sites.join(', ') || 'none'}); the third
                       parties' pages are served for it, on ${LOOPBACK} and the next port
  --third-parties URL  origin of third parties' pages that another program serves
  --save FILE          persists the world in this file across restarts
  --renew              starts with a new world if the saved one does not fit this version
  --pixel ID           tag container in the settings: the site asks for consent and measures
  --help               prints this`;

/**
 * Parses the flags of the stand-in.
 *
 * @param argv arguments after the command
 * @throws {FlagError} if a flag is unknown, lacks its value or has an unusable one
 */
export function parseFlags(argv: readonly string[], { sites }: Pick<Program, 'sites'> = { sites: [] }): ServerFlags {
  const values = read(argv);
  const port = whole('port', values.port, MAX_PORT);
  const others = values['third-parties'];
  const named = (values.site ?? sites).map((site) => origin('site', site));
  return {
    port,
    host: hostAddress(values.host),
    games: whole('games', values.games, MAX_GAMES),
    thirdParties: others === undefined ? `http://127.0.0.1:${String(port + 1)}` : httpAddress('third-parties', others),
    sites: named,
    servesThirdParties: others === undefined && named.length > 0,
    save: savedFile(values.save),
    renew: values.renew === true,
    pixel: containerId(values.pixel),
    help: values.help === true,
  };
}

function read(argv: readonly string[]) {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const options = {
    port: text(DEFAULTS.port),
    host: text(LOOPBACK),
    games: text(DEFAULTS.games),
    site: { type: 'string', multiple: true },
    'third-parties': { type: 'string' },
    save: { type: 'string' },
    renew: { type: 'boolean' },
    pixel: { type: 'string' },
    help: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // The first sentence is enough: Node appends advice about positional arguments, and the stand-in takes none.
    const message = firstSentence(error.message);
    throw new FlagError(message.startsWith('Unknown option') ? `${message} ${list(Object.keys(options))}` : message);
  }
}

function whole(flag: string, value: string, most: number): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= 1 && number <= most) return number;
  throw new FlagError(`--${flag} must be a whole number from 1 to ${String(most)}, not '${value}'.`);
}

function hostAddress(value: string): string {
  if (isIP(value) !== 0 || value === 'localhost') return value;
  throw new FlagError(`--host must be an IP address of this machine such as 0.0.0.0, not '${value}'.`);
}

function httpAddress(flag: string, value: string): string {
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new FlagError(`--${flag} must be an http or https address, not '${value}'.`);
}

function origin(flag: string, value: string): string {
  if (new URL(httpAddress(flag, value)).origin === value) return value;
  throw new FlagError(`--${flag} must be an origin such as http://localhost:5173, not '${value}'.`);
}

function containerId(value: string | undefined): string | undefined {
  if (value === undefined || /^[\w-]{1,64}$/.test(value)) return value;
  throw new FlagError(`--pixel must be 1 to 64 letters, digits, hyphens or underscores, not '${value}'.`);
}

const list = (names: readonly string[]) => `Flags: ${names.map((name) => `--${name}`).join(', ')}.`;
const firstSentence = (text: string) => text.replace(/(\. |\n).*$/s, '').replace(/\.?$/, '.');

function savedFile(value: string | undefined): string | undefined {
  if (value === undefined || (value !== '' && isFolder(dirname(value)) && !isFolder(value))) return value;
  throw new FlagError(`--save must be a file in a folder that exists, not '${value}'.`);
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
