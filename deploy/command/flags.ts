import { parseArgs } from 'node:util';

import { FlagError, toFlagError } from '../../scripts/flag-error';

export interface DeployFlags {
  /** A file for `parseDeploymentConfig`. */
  readonly config: string;
  readonly out: string;
  readonly dist: string;
}

export const usage = `npm run deploy:files -- --config FILE [flags]
  --config FILE   the configuration of the deployment, as JSON
  --out FOLDER    the folder to write (default: deployment)
  --dist FOLDER   the build (default: dist)`;

/**
 * Parses the flags of `npm run deploy:files`.
 * @throws {FlagError} for an unknown flag, or a missing or invalid value
 */
export function parseFlags(argv: readonly string[]): DeployFlags {
  const { config, out, dist } = parse(argv);
  if (config === undefined) throw new FlagError('--config is missing.');
  return { config, out, dist };
}

function parse(argv: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        config: { type: 'string' },
        out: { type: 'string', default: 'deployment' },
        dist: { type: 'string', default: 'dist' },
      },
    });
    return values;
  } catch (error) {
    throw toFlagError(error);
  }
}
