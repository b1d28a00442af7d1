import * as fairGames from './fair-games';

type ConditionFunction = (...values: readonly unknown[]) => unknown;

/** Functions that a condition can call, such as `sha256($response.body#/data/server_seed)`. */
export const FUNCTIONS: ReadonlyMap<string, ConditionFunction> = new Map(
  Object.entries<ConditionFunction>({
    ...fairGames,
    /** Converts a date-time to Unix ms. */
    time: (text) => (typeof text === 'string' ? Date.parse(text) : undefined),
  }),
);
