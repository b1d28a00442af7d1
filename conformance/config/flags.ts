import type { ReportTarget } from '../report/formats';
import { isFormat, FORMATS } from '../report/formats';
import { PROFILES } from '../types';
import type { Profile, Severity } from '../types';
import { UsageError } from './usage-error';

/**
 * Flags of the command line. The configuration decides on undefined members and empty lists. Paths are relative to the working
 * directory.
 */
export interface Flags {
  url?: URL;
  contract?: string;
  config?: string;
  profile?: Profile;
  /** Ids of the operations to check. */
  only: string[];
  source?: 'observed' | 'proposed' | 'all';
  /** Bearer token of the first account, in place of a login. */
  token?: string;
  /** Secrets of the first account by security scheme. They are added to those of the configuration. */
  credentials: Record<string, string>;
  /** Headers of every request. They are added to those of the configuration. */
  headers: Record<string, string>;
  seed?: number;
  workers?: number;
  /** Path of the file with known violations, which do not fail the run. */
  baseline?: string;
  /** Path of the file to which the run writes its errors as known ones. It then ignores `baseline`, and these errors do not fail it. */
  writeBaseline?: string;
  /** Formats and files of the reports. If none is for the standard output, the format `terminal` is printed there. */
  reports: ReportTarget[];
  /** Lowest severity that fails the run. */
  failOn?: Severity;
  /** Maximum duration of the run, in ms. */
  maxTime?: number;
  /** True if the run may change data on a server that is not on this machine. False leaves the decision to the configuration. */
  allowWrites: boolean;
  /** True if the contract may refer to files outside of its folder, and to other addresses. */
  allowExternalRefs: boolean;
  /** True if the run is repeated after changes, until the user ends it. */
  watch: boolean;
}

/**
 * Command with its arguments. `run` checks a server. `har` checks the recording `file`, and `record` drafts a scenario from it in
 * the file `target`; null for a name made from `file`. `diff` compares two contracts, `explain` shows the page of a check, and
 * `init` writes a configuration.
 */
export type Command =
  | { name: 'run'; flags: Flags }
  | { name: 'har'; file: string; flags: Flags }
  | { name: 'record'; file: string; target: string | null; flags: Flags }
  | { name: 'diff'; old: string; updated: string; flags: Flags }
  | { name: 'explain'; check: string }
  | { name: 'init'; flags: Flags }
  | { name: 'help' }
  | { name: 'version' };

/** Reads the value of a flag into the flags. */
type FlagReader = (flags: Flags, value: string) => void;

const VALUE_FLAGS: Readonly<Record<string, FlagReader>> = {
  '--url': (flags, value) => void (flags.url = parseServerUrl(value)),
  '--contract': (flags, value) => void (flags.contract = value),
  '--config': (flags, value) => void (flags.config = value),
  '--profile': (flags, value) => void (flags.profile = parseChoice('--profile', value, PROFILES)),
  '--only': (flags, value) => void flags.only.push(...value.split(',').filter((id) => id !== '')),
  '--source': (flags, value) => void (flags.source = parseChoice('--source', value, ['observed', 'proposed', 'all'])),
  '--token': (flags, value) => void (flags.token = value),
  '--credential': (flags, value) => void Object.assign(flags.credentials, parseCredential(value)),
  '--header': (flags, value) => void Object.assign(flags.headers, parseHeader(value)),
  '--seed': (flags, value) => void (flags.seed = parseSeed(value)),
  '--workers': (flags, value) => void (flags.workers = parseWorkers(value)),
  '--baseline': (flags, value) => void (flags.baseline = value),
  '--write-baseline': (flags, value) => void (flags.writeBaseline = value),
  '--max-time': (flags, value) => void (flags.maxTime = parseSeconds(value)),
  '--fail-on': (flags, value) => void (flags.failOn = parseChoice('--fail-on', value, ['error', 'warning'])),
  '--report': (flags, value) => void flags.reports.push(parseReportTarget(value)),
};

const FLAG_NAMES = [...Object.keys(VALUE_FLAGS), '--allow-writes', '--allow-external-refs', '--watch', '--help', '--version'];
/** Flags that may be repeated and take all words up to the next flag as values. A command must therefore precede them. */
const LIST_FLAGS = new Set(['--only', '--credential', '--header', '--report']);

/**
 * Parses the arguments after the program name. Without a command it is `run`. `--help` and `--version` hide all others.
 * @throws UsageError that names the invalid argument
 */
export function parseArgs(argv: readonly string[]): Command {
  if (argv.includes('--help') || argv.includes('-h') || argv[0] === 'help') return { name: 'help' };
  if (argv.includes('--version')) return { name: 'version' };
  const { flags, positionals } = splitArguments(argv);
  const [name = 'run', ...rest] = positionals;
  if (name === 'run') return { name, ...rejectExtra(rest), flags };
  if (name === 'init') return { name, ...rejectExtra(rest), flags };
  if (name === 'har') return { name, file: requireArguments(rest, ['FILE'], name)[0] ?? '', flags };
  if (name === 'record') {
    const [target, ...more] = rest.slice(1);
    const [file = ''] = requireArguments([...rest.slice(0, 1), ...more], ['FILE'], name);
    return { name, file, target: target ?? null, flags };
  }
  if (name === 'explain') return { name, check: requireArguments(rest, ['CHECK'], name)[0] ?? '' };
  if (name === 'diff') {
    const [old = '', updated = ''] = requireArguments(rest, ['OLD', 'NEW'], name);
    return { name, old, updated, flags };
  }
  throw new UsageError(`there is no command '${name}'; see --help`);
}

function splitArguments(argv: readonly string[]): { flags: Flags; positionals: string[] } {
  const flags: Flags = { only: [], credentials: {}, headers: {}, reports: [], allowWrites: false, allowExternalRefs: false, watch: false };
  const positionals: string[] = [];
  const queue = argv.flatMap((word) => {
    const [, name, value] = /^(--[a-z-]+)=(.*)$/s.exec(word) ?? [];
    return name === undefined || value === undefined ? [word] : [name, value];
  });
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    const read = Object.hasOwn(VALUE_FLAGS, word) ? VALUE_FLAGS[word] : undefined;
    if (word === '--allow-writes') flags.allowWrites = true;
    else if (word === '--allow-external-refs') flags.allowExternalRefs = true;
    else if (word === '--watch') flags.watch = true;
    else if (read !== undefined) {
      const values = [queue.shift()];
      while (LIST_FLAGS.has(word) && queue[0] !== undefined && !queue[0].startsWith('--')) values.push(queue.shift());
      for (const value of values) {
        if (value === undefined || value.startsWith('--')) throw new UsageError(`${word} needs a value`);
        read(flags, value);
      }
    } else if (word.startsWith('-')) throw new UsageError(`there is no flag ${word}; there are ${FLAG_NAMES.join(', ')}`);
    else positionals.push(word);
  }
  return { flags, positionals };
}

function rejectExtra(rest: readonly string[]): object {
  if (rest.length > 0) throw new UsageError(`'${rest.join(' ')}' belongs to no flag; see --help`);
  return {};
}

function requireArguments(rest: readonly string[], names: readonly string[], command: string): readonly string[] {
  if (rest.length !== names.length) throw new UsageError(`${command} needs ${names.join(' and ')}`);
  return rest;
}

/** Parses a server URL. @throws UsageError with the name of the setting if it is not an http(s) URL, or has a user or a password */
export function parseServerUrl(text: string, name = '--url'): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`${name}: '${text}' is not a URL like http://127.0.0.1:8000`);
  }
  if (url.username !== '' || url.password !== '')
    throw new UsageError(`${name} must not have a user and a password; give them as the \`Authorization\` header or as a credential`);
  return url;
}

function parseChoice<const Value extends string>(name: string, text: string, values: readonly Value[]): Value {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new UsageError(`${name}: '${text}' is none of ${values.join(', ')}`);
  return found;
}

function parseHeader(text: string): Record<string, string> {
  const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):\s*([^\r\n]*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new UsageError(`--header: '${text}' must be written 'Name: value'`);
  return { [name]: value };
}

function parseCredential(text: string): Record<string, string> {
  const [, scheme, value] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
  if (scheme === undefined || value === undefined)
    throw new UsageError('--credential must be written SCHEME=VALUE, with the name of a security scheme of the contract');
  return { [scheme]: value };
}

function parseSeconds(text: string): number {
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (seconds === 0) throw new UsageError(`--max-time: '${text}' is not a number of seconds above 0`);
  return seconds * 1000;
}

function parseWorkers(text: string): number {
  if (!/^[1-9]\d?$/.test(text) || Number(text) > 64) throw new UsageError(`--workers: '${text}' is not a whole number from 1 to 64`);
  return Number(text);
}

function parseSeed(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--seed: '${text}' is not a whole number of at most nine digits`);
  return Number(text);
}

function parseReportTarget(text: string): ReportTarget {
  const [, format = '', , file] = /^([^=]*)(=(.*))?$/s.exec(text) ?? [];
  if (!isFormat(format)) throw new UsageError(`--report: '${format}' is none of ${FORMATS.join(', ')}`);
  if (file === '') throw new UsageError(`--report: ${format}= needs a file`);
  return { format, file: file ?? null };
}
