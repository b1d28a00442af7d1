import { FlagError, parseArguments, regularExpression } from '../flag-error';

import type { Size } from './browser';
import type { Journey } from './journeys/journey';

const ENGINES = ['firefox', 'webkit'] as const;
/** Name of a browser engine, as the command has it. */
export type EngineName = (typeof ENGINES)[number];

/** Viewports of a phone and of a computer, in CSS pixels. */
const SIZES: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** Flags of `npm run browsers`. */
export interface BrowserFlags {
  readonly engine: EngineName;
  /** Journeys whose names the expression matches; all without one. */
  readonly journeys: readonly Journey[];
  /** Viewports in which each journey runs. */
  readonly sizes: readonly Size[];
  /** File for the numbers of passed and failed journeys. */
  readonly json: string | undefined;
  /** True if the site is built first. */
  readonly build: boolean;
}

export const usage = `npm run browsers -- firefox [REGEX] [flags]
npm run browsers -- webkit [REGEX] [flags]
  REGEX        journeys by name
  --width N    one width: ${SIZES.map(({ width }) => width).join(' or ')} (default: both)
  --json FILE  writes the numbers of passed and failed journeys as JSON
  --no-build   uses the existing dist/ instead of building it
  --help       prints this`;

/**
 * Parses the name of an engine, a regular expression over the names of journeys, and the flags.
 * @throws {FlagError} for an unknown engine or flag, an invalid or second expression, or if no journey or width is left
 */
export function parseFlags(argv: readonly string[], journeys: readonly Journey[]): BrowserFlags {
  const options = { width: { type: 'string' }, json: { type: 'string' }, 'no-build': { type: 'boolean' } } as const;
  const { values, positionals } = parseArguments({ args: [...argv], options, allowPositionals: true });
  const [name, only = '', ...rest] = positionals;
  const engine = ENGINES.find((one) => one === name);
  if (engine === undefined) throw new FlagError(`Name an engine: ${ENGINES.join(' or ')}.`);
  if (rest.length > 0) throw new FlagError(`One regular expression is needed, not also '${rest.join(' ')}'.`);
  const pattern = regularExpression(only, `'${only}' is no regular expression.`);
  const chosen = journeys.filter((journey) => pattern.test(journey.name));
  if (chosen.length === 0)
    throw new FlagError(`No journey matches '${only}'. Journeys: ${journeys.map((journey) => journey.name).join(', ')}.`);
  const sizes = SIZES.filter(({ width }) => values.width === undefined || String(width) === values.width);
  if (sizes.length === 0)
    throw new FlagError(`--width must be one of ${SIZES.map(({ width }) => width).join(', ')}, not '${String(values.width)}'.`);
  return { engine, journeys: chosen, sizes, json: values.json, build: values['no-build'] !== true };
}
