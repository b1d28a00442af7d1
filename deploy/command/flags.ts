import { parseArgs } from 'node:util';

import { FlagError, toFlagError } from '../../scripts/flag-error';

export interface DeployFlags {
  /** Runtime configuration, as JSON. */
  readonly config: string;
  readonly out: string;
  readonly dist: string;
  /** Overrides the brand of the backend's address. */
  readonly brand: string | undefined;
  /** URL of the games in prerendered pages; without it, pages have placeholders. */
  readonly backend: string | undefined;
}

export const usage = `npm run deploy:files -- --config FILE [flags]
  --config FILE   the configuration of the deployment, as JSON
  --out FOLDER    the folder to write (default: deployment)
  --dist FOLDER   the build (default: dist)
  --brand NAME    the brand, if the backend's address belongs to none
  --backend URL   the source of the games in prerendered pages; without it they have placeholders`;

/**
 * Parses the flags of `npm run deploy:files`.
 * @throws {FlagError} for an unknown flag, or a missing or invalid value
 */
export function parseFlags(argv: readonly string[]): DeployFlags {
  const { config, out, dist, brand, backend } = parse(argv);
  if (config === undefined) throw new FlagError('--config is missing.');
  if (backend !== undefined && !/^https?:$/.test(URL.parse(backend)?.protocol ?? '')) {
    throw new FlagError(`--backend must be a URL such as https://api.example, not '${backend}'.`);
  }
  return { config, out, dist, brand, backend };
}

function parse(argv: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        config: { type: 'string' },
        out: { type: 'string', default: 'deployment' },
        dist: { type: 'string', default: 'dist' },
        brand: { type: 'string' },
        backend: { type: 'string' },
      },
    });
    return values;
  } catch (error) {
    throw toFlagError(error);
  }
}
