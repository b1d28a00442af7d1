import { parseArguments } from '../../flag-error';
import { oneOf, whole } from '../flags';

/** Flags of `npm run chaos -- leaks`. An undefined group selects all. */
export interface LeakFlags {
  readonly group: string | undefined;
  /** Number of visits of each group. */
  readonly visits: number;
  /** Number that decides which pages of a group are visited, in which order, and the time on each. */
  readonly seed: number;
  /** True if the site is built first. */
  readonly build: boolean;
}

const DEFAULT_VISITS = 200;
/** Minimum number of visits: the measurement after the first ten is compared with later ones. */
const MIN_VISITS = 20;
const DEFAULT_SEED = 1;

export const leakUsage = `npm run chaos -- leaks [flags]
  --group NAME  one group of pages (default: all)
  --visits N    visits of each group, at least ${String(MIN_VISITS)} (default ${String(DEFAULT_VISITS)})
  --seed N      the order of the visits and the time on each page (default ${String(DEFAULT_SEED)})
  --no-build    uses the existing dist/ instead of building it
  --help        prints this`;

/**
 * Parses the flags of `npm run chaos -- leaks`.
 * @throws {FlagError} for an unknown flag or a missing or unusable value
 */
export function parseLeakFlags(argv: readonly string[], groups: readonly string[]): LeakFlags {
  const text = { type: 'string' } as const;
  const options = { group: text, visits: text, seed: text, 'no-build': { type: 'boolean' } } as const;
  const { values } = parseArguments({ args: [...argv], options });
  return {
    group: oneOf('group', values.group, groups),
    visits: whole('visits', values.visits, MIN_VISITS) ?? DEFAULT_VISITS,
    seed: whole('seed', values.seed, 0) ?? DEFAULT_SEED,
    build: values['no-build'] !== true,
  };
}
