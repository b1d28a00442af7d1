import type { ReportTarget } from '../report/formats';
import { isFormat, FORMATS } from '../report/formats';
import { UsageError } from './usage-error';

/** What stands on the command line; undefined where nothing does, so that the configuration can say. */
export interface Flags {
  url?: URL;
  contract?: string;
  config?: string;
  profile?: 'smoke' | 'full';
  only: string[];
  source?: 'observed' | 'proposed' | 'all';
  token?: string;
  headers: Record<string, string>;
  seed?: number;
  baseline?: string;
  writeBaseline?: string;
  reports: ReportTarget[];
  allowWrites: boolean;
}

export type Command =
  | { name: 'run'; flags: Flags }
  | { name: 'har'; file: string; flags: Flags }
  | { name: 'diff'; old: string; fresh: string }
  | { name: 'explain'; check: string }
  | { name: 'help' }
  | { name: 'version' };

type Read = (flags: Flags, value: string) => void;

const NAMED: Readonly<Record<string, Read>> = {
  '--url': (flags, value) => void (flags.url = addressOf(value)),
  '--contract': (flags, value) => void (flags.contract = value),
  '--config': (flags, value) => void (flags.config = value),
  '--profile': (flags, value) => void (flags.profile = oneOf('--profile', value, ['smoke', 'full'])),
  '--only': (flags, value) => void flags.only.push(...value.split(',').filter((id) => id !== '')),
  '--source': (flags, value) => void (flags.source = oneOf('--source', value, ['observed', 'proposed', 'all'])),
  '--token': (flags, value) => void (flags.token = value),
  '--header': (flags, value) => void Object.assign(flags.headers, headerOf(value)),
  '--seed': (flags, value) => void (flags.seed = wholeNumber(value)),
  '--baseline': (flags, value) => void (flags.baseline = value),
  '--write-baseline': (flags, value) => void (flags.writeBaseline = value),
  '--report': (flags, value) => void flags.reports.push(targetOf(value)),
};

/** Flags that take every word up to the next flag. */
const MANY = new Set(['--only', '--header', '--report']);

/**
 * Reads a command line.
 *
 * @param argv the words after the program's name
 * @throws UsageError that names the word that is wrong
 */
export function parseArgs(argv: readonly string[]): Command {
  if (argv.includes('--help') || argv.includes('-h') || argv[0] === 'help') return { name: 'help' };
  if (argv.includes('--version')) return { name: 'version' };
  const { flags, words } = readWords(argv);
  const [name = 'run', ...rest] = words;
  if (name === 'run') return { name, ...none(rest), flags };
  if (name === 'har') return { name, file: exactly(rest, ['FILE'], name)[0] ?? '', flags };
  if (name === 'explain') return { name, check: exactly(rest, ['CHECK'], name)[0] ?? '' };
  if (name === 'diff') {
    const [old = '', fresh = ''] = exactly(rest, ['OLD', 'NEW'], name);
    return { name, old, fresh };
  }
  throw new UsageError(`there is no command '${name}'; --help lists what there is`);
}

function readWords(argv: readonly string[]): { flags: Flags; words: string[] } {
  const flags: Flags = { only: [], headers: {}, reports: [], allowWrites: false };
  const words: string[] = [];
  const waiting = argv.flatMap((word) => {
    const [, name, value] = /^(--[a-z-]+)=(.*)$/s.exec(word) ?? [];
    return name === undefined || value === undefined ? [word] : [name, value];
  });
  for (let word = waiting.shift(); word !== undefined; word = waiting.shift()) {
    const read = Object.hasOwn(NAMED, word) ? NAMED[word] : undefined;
    if (word === '--allow-writes') flags.allowWrites = true;
    else if (read !== undefined) {
      const values = [waiting.shift()];
      while (MANY.has(word) && waiting[0] !== undefined && !waiting[0].startsWith('--')) values.push(waiting.shift());
      for (const value of values) {
        if (value === undefined || value.startsWith('--')) throw new UsageError(`${word} needs a value`);
        read(flags, value);
      }
    } else if (word.startsWith('-')) throw new UsageError(`there is no flag ${word}; --help lists what there is`);
    else words.push(word);
  }
  return { flags, words };
}

function none(rest: readonly string[]): object {
  if (rest.length > 0) throw new UsageError(`'${rest.join(' ')}' belongs to no flag; --help shows how to write it`);
  return {};
}

function exactly(rest: readonly string[], names: readonly string[], command: string): readonly string[] {
  if (rest.length !== names.length) throw new UsageError(`${command} needs ${names.join(' and ')}`);
  return rest;
}

/** An address of a server. @throws UsageError where it is none */
export function addressOf(text: string, name = '--url'): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`${name}: '${text}' is not an address like http://127.0.0.1:8000`);
  }
  return url;
}

function oneOf<const Value extends string>(name: string, text: string, values: readonly Value[]): Value {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new UsageError(`${name}: '${text}' is none of ${values.join(', ')}`);
  return found;
}

function headerOf(text: string): Record<string, string> {
  const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):\s*([^\r\n]*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new UsageError(`--header: '${text}' is not written 'Name: value'`);
  return { [name]: value };
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--seed: '${text}' is not a whole number of at most nine digits`);
  return Number(text);
}

function targetOf(text: string): ReportTarget {
  const [, format = '', , file] = /^([^=]*)(=(.*))?$/s.exec(text) ?? [];
  if (!isFormat(format)) throw new UsageError(`--report: '${format}' is none of ${FORMATS.join(', ')}`);
  if (file === '') throw new UsageError(`--report: ${format}= needs a file`);
  return { format, file: file ?? null };
}
