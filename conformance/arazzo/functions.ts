import {
  beaconTime,
  doubleColor,
  doublePayout,
  doubleRoll,
  foreignRounds,
  isBeaconSignature,
  isReceipt,
  minesCells,
  minesPayout,
  randomness,
  sha256,
  unfairRounds,
  unfairMultipliers,
  unlinkedRounds,
} from './fair-games';

type ConditionFunction = (...values: readonly unknown[]) => unknown;

/**
 * Functions that a condition can call, by name, such as `sha256($response.body#/data/server_seed)`: `time`, and all exports of
 * `fair-games.ts`, which describes their arguments.
 */
export const FUNCTIONS: ReadonlyMap<string, ConditionFunction> = new Map(
  Object.entries<ConditionFunction>({
    sha256,
    /** Converts a date-time to Unix ms; NaN if the text is none, undefined for another type. */
    time: (text) => (typeof text === 'string' ? Date.parse(text) : undefined),
    randomness,
    beaconTime,
    isBeaconSignature,
    isReceipt,
    doubleRoll,
    doubleColor,
    doublePayout,
    unfairRounds,
    unfairMultipliers,
    unlinkedRounds,
    foreignRounds,
    minesCells,
    minesPayout,
  }),
);
