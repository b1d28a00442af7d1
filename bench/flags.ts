import type { ParseArgsConfig } from 'node:util';

import { parseArguments, valueOrEnd, wholeNumber } from '../scripts/flag-error';

/** Parses a benchmark's flags. An unusable one ends the process with one line, which lists the valid flags if the name is unknown. */
export const readFlags = <const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) =>
  valueOrEnd(() => parseArguments({ options }).values);

/** Reads the number of a flag, from 1, or ends the process with one line. */
export const readCount = (flag: string, value: string): number => valueOrEnd(() => wholeNumber(flag, value, 1));
