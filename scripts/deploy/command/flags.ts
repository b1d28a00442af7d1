import { parseArgs } from 'node:util';

import { FlagError, toFlagError } from '../../flag-error';

export interface DeployFlags {
  /** Path of a file for `parseDeploymentConfig`. */
  readonly config: string;
  readonly out: string;
  readonly dist: string;
  /** Number of builds before the current one of which the last release is kept. */
  readonly keep: number;
  /** True to use the backend's data of the last release if the backend does not answer. */
  readonly lastData: boolean;
  /** True to publish also if routes of the last release are missing. */
  readonly allowFewerRoutes: boolean;
}

/** Flags of a rollback, which makes the release before the current one current again. */
export interface RollbackFlags {
  readonly out: string;
  readonly rollback: true;
}

export const usage = `npm run deploy:files -- --config FILE [flags]
  --config FILE   the configuration of the deployment, as JSON
  --out FOLDER    the folder to write (default: deployment)
  --dist FOLDER   the build (default: dist)
  --keep N        builds to keep for a rollback, in OUT/releases (default: 3)
  --last-data     use the backend's data of the last release if the backend does not answer
  --allow-fewer-routes
                  publish also if routes of the last release are missing
npm run deploy:files -- --rollback [--out FOLDER]
                  restores the last release of the build before the current one
Exit codes: 2 for invalid input; 3 if the release would take something off the site, which stays as it is`;

/**
 * Parses the flags of `npm run deploy:files`.
 * @throws {FlagError} for an unknown flag, or a missing or invalid value
 */
export function parseFlags(argv: readonly string[]): DeployFlags | RollbackFlags {
  const { config, out, dist, keep, rollback, ...values } = parse(argv);
  if (rollback) return { out, rollback };
  if (config === undefined) throw new FlagError('--config is missing.');
  if (!/^\d{1,3}$/.test(keep)) throw new FlagError(`--keep must be a whole number from 0 to 999, not '${keep}'.`);
  return { config, out, dist, keep: Number(keep), lastData: values['last-data'], allowFewerRoutes: values['allow-fewer-routes'] };
}

function parse(argv: readonly string[]) {
  const options = {
    config: { type: 'string' },
    out: { type: 'string', default: 'deployment' },
    dist: { type: 'string', default: 'dist' },
    keep: { type: 'string', default: '3' },
    'last-data': { type: 'boolean', default: false },
    'allow-fewer-routes': { type: 'boolean', default: false },
    rollback: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    throw toFlagError(error, options);
  }
}
