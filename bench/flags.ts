import type { ParseArgsConfig } from 'node:util';

import { FlagError, parseArguments, valueOrEnd, wholeNumber } from '../scripts/flag-error';

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

/**
 * Returns the choice that the value of a flag names. Otherwise ends the process with exit code 2 and one line.
 * @param flag name without `--`
 */
export const readChoice = <Choice>(flag: string, value: string, choices: Readonly<Record<string, Choice>>): Choice =>
  valueOrEnd(() => {
    for (const [name, choice] of Object.entries(choices)) if (name === value) return choice;
    throw new FlagError(`--${flag} must be one of ${Object.keys(choices).join(', ')}, not '${value}'.`);
  });
