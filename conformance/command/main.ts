import { parseArgs } from '../config/flags';
import type { Command } from '../config/flags';
import { VERSION } from '../version';
import { formatError } from './format-error';
import { HELP } from './help';
import { EXIT } from './io';
import type { Io } from './io';

/** Runs one command line and returns one of {@link EXIT}. Never rejects: an error is printed to the standard error. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(parseArgs(argv), io);
  } catch (error) {
    io.stderr(formatError(error));
    return EXIT.usage;
  }
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
      if (command.flags.watch) return (await import('./watch')).watch(command.flags, io);
      return (await import('./check')).check(command.flags, io);
    case 'har':
      return (await import('./har')).checkHar(command.file, command.flags, io);
    case 'record':
      return (await import('./record')).record(command.file, command.target, command.flags, io);
    case 'diff':
      return (await import('./diff')).diffContracts(command.old, command.updated, command.flags, io);
    case 'init':
      return (await import('./init')).init(command.flags, io);
    case 'explain':
      return (await import('./explain')).explain(command.check, io);
  }
}
