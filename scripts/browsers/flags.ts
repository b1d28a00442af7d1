import { parseArgs } from 'node:util';

import { FlagError, toFlagError } from '../flag-error';

import type { Size } from './browser';
import type { Journey } from './journeys/journey';

const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

const SIZES: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

export interface BrowserFlags {
  readonly engine: EngineName;
  readonly journeys: readonly Journey[];
  readonly sizes: readonly Size[];
  /** File for the counts. */
  readonly json: string | undefined;
}

/**
 * Parses the name of an engine, a regular expression over the names of journeys, and the flags.
 * @throws {FlagError} for one that is unknown, or that chooses nothing
 */
export function parseFlags(argv: readonly string[], journeys: readonly Journey[]): BrowserFlags {
  const { values, positionals } = read(argv);
  const [name, only = ''] = positionals;
  const engine = ENGINES.find((one) => one === name);
  if (engine === undefined) throw new FlagError(`Name an engine: ${ENGINES.join(' or ')}.`);
  const pattern = compile(only);
  const chosen = journeys.filter((journey) => pattern.test(journey.name));
  if (chosen.length === 0)
    throw new FlagError(`No journey matches '${only}'. Journeys: ${journeys.map((journey) => journey.name).join(', ')}.`);
  const sizes = SIZES.filter(({ width }) => values.width === undefined || String(width) === values.width);
  if (sizes.length === 0)
    throw new FlagError(`--width must be one of ${SIZES.map(({ width }) => width).join(', ')}, not '${String(values.width)}'.`);
  return { engine, journeys: chosen, sizes, json: values.json };
}

function compile(pattern: string): RegExp {
  try {
    return new RegExp(pattern);
  } catch {
    throw new FlagError(`'${pattern}' is no regular expression.`);
  }
}

function read(argv: readonly string[]) {
  const options = { width: { type: 'string' }, json: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw toFlagError(error, options);
  }
}
