import type { ParseArgsConfig } from 'node:util';

import { parseArguments, valueOrEnd, wholeNumber } from '../scripts/flag-error';

/**
 * Parses a benchmark's flags. An unusable one ends the process with exit code 2 and one line, which lists the valid flags if the name is
 * unknown.
 */
export const readFlags = <const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) =>
  valueOrEnd(() => parseArguments({ options }).values);

/**
 * Parses the value of a flag as a whole number from 1 to a million. Otherwise ends the process with exit code 2 and one line.
 * @param flag name without `--`
 */
export const readCount = (flag: string, value: string): number => valueOrEnd(() => wholeNumber(flag, value, 1));
