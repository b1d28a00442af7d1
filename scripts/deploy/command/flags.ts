import { parseArgs } from 'node:util';

import { FlagError, toFlagError } from '../../flag-error';

export interface DeployFlags {
  /** Path of a file for `parseDeploymentConfig`. */
  readonly config: string;
  readonly out: string;
  readonly dist: string;
  /** Number of releases before the current one that are kept. */
  readonly keep: number;
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
  --keep N        releases to keep for a rollback, in OUT.releases (default: 3)
npm run deploy:files -- --rollback [--out FOLDER]
                  restores the release before the current one`;

/**
 * Parses the flags of `npm run deploy:files`.
 * @throws {FlagError} for an unknown flag, or a missing or invalid value
 */
export function parseFlags(argv: readonly string[]): DeployFlags | RollbackFlags {
  const { config, out, dist, keep, rollback } = parse(argv);
  if (rollback) return { out, rollback };
  if (config === undefined) throw new FlagError('--config is missing.');
  if (!/^\d{1,3}$/.test(keep)) throw new FlagError(`--keep must be a whole number from 0 to 999, not '${keep}'.`);
  return { config, out, dist, keep: Number(keep) };
}

function parse(argv: readonly string[]) {
  const options = {
    config: { type: 'string' },
    out: { type: 'string', default: 'deployment' },
    dist: { type: 'string', default: 'dist' },
    keep: { type: 'string', default: '3' },
    rollback: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    throw toFlagError(error, options);
  }
}
