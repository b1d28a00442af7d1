import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Error of the command line, with a message of one line. */
export class FlagError extends Error {}

/** Exit code of a command with an unusable flag. */
export const BAD_USAGE = 2;

/** Largest whole number of a flag without a limit of its own. */
const MAX_NUMBER = 1_000_000;

/**
 * Parses the flags of a command. Ends the process with 0 if its arguments contain `--help`, which prints `usage`, and with 2 for an
 * unusable flag, which prints one line.
 * @param parse throws a FlagError for an unusable flag
 * @param command command line that the line names, followed by `--help`
 */
export function flagsOrEnd<Flags>(parse: () => Flags, usage: string, command: string): Flags {
  if (!process.argv.includes('--help')) return valueOrEnd(parse, ` (${command} --help)`);
  console.log(usage);
  return process.exit(0);
}

/** Returns what `parse` returns. If it throws a FlagError, prints one line that ends with `hint`, and ends the process with exit code 2. */
export function valueOrEnd<Value>(parse: () => Value, hint = ''): Value {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof FlagError)) throw error;
    console.error(`${error.message}${hint}`);
    return process.exit(BAD_USAGE);
  }
}

/** Parses a regular expression. @throws {FlagError} with the message if it is none */
export function regularExpression(source: string, message: string): RegExp {
  try {
    return new RegExp(source);
  } catch {
    throw new FlagError(message);
  }
}

/**
 * Parses a whole number from `least` to `most`, by default to a million.
 * @param flag name of the flag without dashes, for the error
 * @throws {FlagError} if it is none, or outside the limits
 */
export function wholeNumber(flag: string, value: string, least: number, most?: number): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= least && number <= (most ?? MAX_NUMBER)) return number;
  const limits = most === undefined ? `from ${least}` : `from ${least} to ${most}`;
  throw new FlagError(`--${flag} must be a whole number ${limits}, not '${value}'.`);
}

/**
 * Parses arguments by Node's `parseArgs`.
 * @throws {FlagError} for an unknown flag, a missing value or an unexpected argument, without Node's advice
 */
export function parseArguments<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw toFlagError(error, config.options ?? {});
  }
}

function toFlagError(error: unknown, options: Readonly<Record<string, unknown>>): FlagError {
  if (!(error instanceof Error)) return new FlagError(String(error));
  const message = error.message.replace(/(\. |\n).*$/s, '').replace(/\.?$/, '.');
  return new FlagError(message.startsWith('Unknown option') ? `${message} ${flagList(options)}` : message);
}

const flagList = (options: Readonly<Record<string, unknown>>) =>
  `Flags: ${Object.keys(options)
    .map((name) => `--${name}`)
    .join(', ')}.`;
