import type { Settings } from '@generated/api/model/settings';

/** Range of the stake of one bet, and the stake to offer first, in cents. */
export interface StakeRules {
  readonly min: number;
  readonly max: number;
  readonly start: number;
}

/** Limits of the table itself, in cents (SPEC G3). */
const TABLE_STAKES = { min: 10, max: 200_000 };

/** Narrows the table's stakes by the casino's limits (SPEC E6, G3), with the defaults of SPEC E7. */
export function parseStakeRules({ casino_bet_min_total, casino_bet_max_total, casino_bet_default }: Settings): StakeRules {
  const min = Math.max(TABLE_STAKES.min, casino_bet_min_total ?? 10);
  const max = Math.max(min, Math.min(TABLE_STAKES.max, casino_bet_max_total ?? 2000));
  return { min, max, start: Math.min(max, Math.max(min, casino_bet_default ?? 50)) };
}
