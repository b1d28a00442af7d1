import { FlagError, parseArguments } from '../../flag-error';

/** Flags of a deployment. */
export interface DeployFlags {
  /** Path of the configuration file, which `parseDeploymentConfig` checks. */
  readonly config: string;
  /** Folder that is written. */
  readonly out: string;
  /** Folder of the build. */
  readonly dist: string;
  /** Number of earlier builds that are kept with their last release. */
  readonly keep: number;
  /**
   * True if the data of the last release is used when the settings or the regulation pages cannot be fetched, also for an error status but
   * 404.
   */
  readonly lastData: boolean;
  /** True if the release is published although routes of the last release are missing. */
  readonly allowFewerRoutes: boolean;
  /** True if the release is published although a rollback has withdrawn its build. */
  readonly allowWithdrawn: boolean;
}

/** Flags of a rollback, which makes the last release of an earlier build current again. */
export interface RollbackFlags {
  readonly out: string;
  readonly rollback: true;
}

/** Text of `--help`. */
export const usage = `npm run deploy:files -- --config FILE [flags]
  --config FILE   the configuration of the deployment, as JSON
  --out FOLDER    the folder to write (default: deployment)
  --dist FOLDER   the build (default: dist)
  --keep N        builds to keep for a rollback, in OUT/releases (default: 3)
  --last-data     use the backend's data of the last release if the backend does not answer
  --allow-fewer-routes
                  publish also if routes of the last release are missing
  --allow-withdrawn
                  publish also if a rollback has withdrawn the build
npm run deploy:files -- --rollback [--out FOLDER]
                  restores the last release of the build before the current one
Exit codes: 2 for invalid input; 3 if the release would take something off the site, which stays as it is`;

/**
 * Parses the flags of `npm run deploy:files`, except `--help`, which the caller handles before. `--rollback` ignores all flags but `--out`.
 * @throws {FlagError} for an unknown flag, or a missing or invalid value
 */
export function parseFlags(argv: readonly string[]): DeployFlags | RollbackFlags {
  const { config, out, dist, keep, rollback, ...values } = parseArguments({
    args: [...argv],
    options: {
      config: { type: 'string' },
      out: { type: 'string', default: 'deployment' },
      dist: { type: 'string', default: 'dist' },
      keep: { type: 'string', default: '3' },
      'last-data': { type: 'boolean', default: false },
      'allow-fewer-routes': { type: 'boolean', default: false },
      'allow-withdrawn': { type: 'boolean', default: false },
      rollback: { type: 'boolean', default: false },
    },
  }).values;
  if (rollback) return { out, rollback };
  if (config === undefined) throw new FlagError('--config is missing.');
  if (!/^\d{1,3}$/.test(keep)) throw new FlagError(`--keep must be a whole number from 0 to 999, not '${keep}'.`);
  return {
    config,
    out,
    dist,
    keep: Number(keep),
    lastData: values['last-data'],
    allowFewerRoutes: values['allow-fewer-routes'],
    allowWithdrawn: values['allow-withdrawn'],
  };
}
