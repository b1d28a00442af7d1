import { availableParallelism } from 'node:os';

import { FlagError, parseArguments, wholeNumber } from '../flag-error';

import { FAULT_NAMES, type FaultName } from './fault-names';
import { type Role, ROLES } from './plan';

/** Flags of `npm run chaos`. An undefined filter selects everything. */
export interface ChaosFlags {
  readonly fault: FaultName | undefined;
  /** Route to visit: a path, or a name of scripts/page-addresses.ts. */
  readonly route: string | undefined;
  /** Role in which the routes are visited. */
  readonly as: Role | undefined;
  /** Maximum number of visits, spread over the faults. */
  readonly sample: number | undefined;
  /** Round of the fault `field`, from 0. */
  readonly round: number | undefined;
  /** Number that decides which visits the sample has, and which fields are broken. */
  readonly seed: number;
  /** Number of visits at the same time. */
  readonly jobs: number;
  /** File for the report. */
  readonly json: string | undefined;
  /** True if the site is built first. */
  readonly build: boolean;
}

/** Number of visits at the same time, one per core: more would only take turns. */
const DEFAULT_JOBS = Math.max(1, availableParallelism());
const DEFAULT_SEED = 1;

export const usage = `npm run chaos -- [flags]
  --fault NAME          one fault: ${FAULT_NAMES.join(', ')}
  --route PATH          one route: a path such as /casino, or its name in scripts/page-addresses.ts
  --as ${ROLES.join('|')}   one role (default: both)
  --sample N            at most N visits, spread over the faults
  --round N             one round of the fault 'field', from 0
  --seed N              what the sample and the fault 'field' choose (default ${String(DEFAULT_SEED)})
  --jobs N              visits at the same time (default: one per core, here ${String(DEFAULT_JOBS)})
  --json FILE           writes a report as JSON
  --no-build            uses the existing dist/ instead of building it
  --help                prints this`;

/**
 * Parses the flags of `npm run chaos`.
 * @param routes paths and names
 * @throws {FlagError} for an unknown flag or a missing or unusable value
 */
export function parseFlags(argv: readonly string[], routes: readonly string[]): ChaosFlags {
  const text = { type: 'string' } as const;
  const texts = { fault: text, route: text, as: text, sample: text, round: text, seed: text, jobs: text, json: text };
  const options = { ...texts, 'no-build': { type: 'boolean' } } as const;
  const { values } = parseArguments({ args: [...argv], options });
  return {
    fault: oneOf('fault', values.fault, FAULT_NAMES),
    route: oneOf('route', values.route, routes),
    as: oneOf('as', values.as, ROLES),
    sample: whole('sample', values.sample, 1),
    round: whole('round', values.round, 0),
    seed: whole('seed', values.seed, 0) ?? DEFAULT_SEED,
    jobs: whole('jobs', values.jobs, 1) ?? DEFAULT_JOBS,
    json: values.json,
    build: values['no-build'] !== true,
  };
}

/** Returns the value of a flag; undefined if it is omitted. @throws {FlagError} if it is not allowed */
export function oneOf<T extends string>(flag: string, value: string | undefined, allowed: readonly T[]): T | undefined {
  if (value === undefined) return undefined;
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new FlagError(`--${flag} must not be '${value}'. Allowed: ${allowed.join(', ')}.`);
  return found;
}

/** Parses the whole number of a flag, at least `least`; undefined if it is omitted. @throws {FlagError} if it is none */
export const whole = (flag: string, value: string | undefined, least: number): number | undefined =>
  value === undefined ? undefined : wholeNumber(flag, value, least);
