// The stand-in as a server: `npm run mock -- --help` lists its flags.
import { FlagError, parseFlags, usage } from './flags';

const BAD_USAGE = 2;

try {
  const flags = parseFlags(process.argv.slice(2));
  if (flags.help) {
    console.log(usage);
  } else {
    // Loaded only now: the help and an unusable flag need none of it.
    const { startServer } = await import('./start-server');
    startServer(flags);
  }
} catch (error) {
  if (!(error instanceof FlagError)) throw error;
  console.error(`${error.message} (npm run mock -- --help)`);
  process.exitCode = BAD_USAGE;
}
