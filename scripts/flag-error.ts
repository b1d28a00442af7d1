import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Error of the command line, with a message of one line. */
export class FlagError extends Error {}

/** Exit code of a command with an unusable flag. */
export const BAD_USAGE = 2;

/**
 * Parses the flags of a command. Ends the process after `--help`, which prints `usage`, and for an unusable flag, which prints
 * one line.
 * @param command command line to which `--help` is added
 */
export function flagsOrEnd<Flags extends { readonly help: boolean }>(parse: () => Flags, usage: string, command: string): Flags {
  try {
    const flags = parse();
    if (!flags.help) return flags;
    console.log(usage);
    return process.exit(0);
  } catch (error) {
    if (!(error instanceof FlagError)) throw error;
    console.error(`${error.message} (${command} --help)`);
    return process.exit(BAD_USAGE);
  }
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
