import { BAD_USAGE, FlagError, parseFlags, usage } from './flags';
import type { Program } from './flags';

/**
 * Starts the stand-in as a program, which runs until SIGINT or SIGTERM, and its third parties, if wanted, on the next port. It prints
 * its addresses. With `--help` it only prints the usage. An unusable flag is printed in one line and sets the exit code. Resolves without
 * waiting for the end, and rejects with any other error.
 *
 * @param argv without the names of Node and the program
 */
export async function runServer(argv: readonly string[], program: Program): Promise<void> {
  try {
    const flags = parseFlags(argv, program);
    if (flags.help) {
      console.log(usage(program));
      return;
    }
    // The server is loaded only now: the help and an unusable flag need none of it.
    const { startServer } = await import('./start-server');
    startServer(flags);
    const { port, sites } = flags;
    if (!flags.servesThirdParties) return;
    const { serveThirdParties } = await import('./third-party/serve-third-parties');
    serveThirdParties(port + 1, { backend: `http://localhost:${String(port)}`, siteOrigins: sites });
  } catch (error) {
    if (!(error instanceof FlagError)) throw error;
    console.error(`${error.message} (${program.command} --help)`);
    process.exitCode = BAD_USAGE;
  }
}
