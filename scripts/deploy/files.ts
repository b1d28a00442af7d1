// Writes all files of one deployment: npm run deploy:files -- --config FILE. With --rollback it restores an earlier build instead.
import { resolve } from 'node:path';

import { FlagError } from '../flag-error';
import { type DeployFlags, parseFlags, type RollbackFlags, usage } from './command/flags';
import { ConfigFileError } from './config/config-file-error';
import { RefusedRelease } from './refused-release';
import { CURRENT, rollBack } from './releases';
import { reloadHint, writeDeployment } from './write-deployment';

// The exit is explicit, because rendering has run code of the site, whose timers would keep the process alive.
process.exit(await main(process.argv.slice(2)));

/** Runs the command. Returns the exit code: 2 for invalid input, 3 for a refused release, 1 for other failures. */
async function main(argv: readonly string[]): Promise<number> {
  try {
    if (argv.includes('--help')) console.log(usage);
    else await run(parseFlags(argv));
    return 0;
  } catch (error) {
    if (error instanceof RefusedRelease) {
      console.error(`${error.message} The site is unchanged.`);
      return 3;
    }
    const isInput = error instanceof FlagError || error instanceof ConfigFileError;
    const hint = error instanceof FlagError ? ' (npm run deploy:files -- --help)' : '';
    console.error(error instanceof Error && isInput ? error.message + hint : error);
    return isInput ? 2 : 1;
  }
}

async function run(flags: DeployFlags | RollbackFlags): Promise<void> {
  if (!('rollback' in flags)) return writeDeployment(flags, (line) => console.log(line));
  const restored = await rollBack(resolve(flags.out));
  if (restored === undefined) throw new FlagError(`${flags.out} has no release of a build before the current one.`);
  console.log(`${flags.out}/${CURRENT} is build ${restored.mark.build} of ${restored.mark.written} again. ${reloadHint(flags.out)}`);
}
