import type { ParseArgsConfig } from 'node:util';

import { BAD_USAGE, FlagError, parseArguments } from '../scripts/flag-error';

/** Parses a benchmark's flags. An unusable one ends the process with one line, which lists the valid flags if the name is unknown. */
export function readFlags<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArguments({ options }).values;
  } catch (error) {
    if (!(error instanceof FlagError)) throw error;
    return endWith(error.message);
  }
}

/** Reads a number from 1, or ends the process with one line. */
export function readCount(flag: string, value: string): number {
  const count = Number(value);
  return Number.isInteger(count) && count >= 1 ? count : endWith(`${flag} must be a whole number from 1, not '${value}'.`);
}

function endWith(message: string): never {
  console.error(message);
  process.exit(BAD_USAGE);
}
