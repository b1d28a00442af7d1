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

/** Functions that a condition can call, such as `sha256($response.body#/data/server_seed)`. `fair-games.ts` describes the arguments. */
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
