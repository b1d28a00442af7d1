import { parseArgs } from '../config/flags';
import type { Command } from '../config/flags';
import { UsageError } from '../config/usage-error';
import { ContractError } from '../contract/document-store';
import { printable } from '../report/escape';
import { VERSION } from '../version';
import { HELP } from './help';
import { EXIT } from './io';
import type { Io } from './io';

/** Runs one command line and returns one of {@link EXIT}. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(parseArgs(argv), io);
  } catch (error) {
    io.stderr(formatError(error));
    return EXIT.usage;
  }
}

/** Formats an error; only internal errors get a stack trace. */
export function formatError(error: unknown): string {
  if (error instanceof UsageError || error instanceof ContractError) return `conformance: ${printable(error.message)}\n`;
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `conformance: an internal error of the checker; the server was not judged\n${stack.split('\n').map(printable).join('\n')}\n`;
}

/** Loads only the command's modules, so that `--help` starts fast. */
async function dispatch(command: Command, io: Io): Promise<number> {
  switch (command.name) {
    case 'help':
      io.stdout(HELP);
      return EXIT.clean;
    case 'version':
      io.stdout(`${VERSION}\n`);
      return EXIT.clean;
    case 'run':
      return (await import('./check')).check(command.flags, io);
    case 'har':
      return (await import('./har')).checkHar(command.file, command.flags, io);
    case 'record':
      return (await import('./record')).record(command.file, command.target, command.flags, io);
    case 'diff':
      return (await import('./diff')).diffContracts(command.old, command.updated, io);
    case 'init':
      return (await import('./init')).init(command.flags, io);
    case 'explain':
      return (await import('./explain')).explain(command.check, io);
  }
}
