// Writes all files of one deployment: npm run deploy:files -- --config FILE
import { FlagError } from '../scripts/flag-error';
import { RuntimeConfigError } from '../src/api/runtime-config-checks';

import { parseFlags, usage } from './command/flags';
import { writeDeployment } from './write-deployment';

// Explicit, because code of the build has run and may have left timers.
process.exit(await main(process.argv.slice(2)));

/** Returns the exit code: 2 for invalid input, 1 for other failures. */
async function main(argv: readonly string[]): Promise<number> {
  try {
    if (argv.includes('--help')) console.log(usage);
    else await writeDeployment(parseFlags(argv), (line) => console.log(line));
    return 0;
  } catch (error) {
    const isInput = error instanceof FlagError || error instanceof RuntimeConfigError;
    console.error(error instanceof Error && isInput ? error.message : error);
    if (error instanceof FlagError) console.error(`\n${usage}`);
    return isInput ? 2 : 1;
  }
}
