import type { DoubleColor } from '@generated/api/model/double-color';
import type { Settings } from '@generated/api/model/settings';

/** Number of slots, from 0 to 14. */
export const SLOT_COUNT = 15;

export const COLORS = ['red', 'white', 'black'] as const satisfies readonly DoubleColor[];

interface ColorRules {
  readonly name: string;
  /** Letter that identifies the colour without colour vision. */
  readonly letter: string;
  /** Payout as a multiple of the stake, which is included. */
  readonly pays: number;
  /** Number of slots of this colour. */
  readonly slots: number;
  readonly numbers: string;
}

export const COLOR_RULES: Readonly<Record<DoubleColor, ColorRules>> = {
  white: { name: 'branco', letter: 'B', pays: 14, slots: 1, numbers: 'o número 0' },
  red: { name: 'vermelho', letter: 'V', pays: 2, slots: 7, numbers: 'os números 1 a 7' },
  black: { name: 'preto', letter: 'P', pays: 2, slots: 7, numbers: 'os números 8 a 14' },
};

/** Return of every colour. */
export const RTP_PERCENT = (100 * COLOR_RULES.white.pays * COLOR_RULES.white.slots) / SLOT_COUNT;

export function rollColor(roll: number): DoubleColor {
  if (roll === 0) return 'white';
  return roll <= 7 ? 'red' : 'black';
}

/** Formats '7 vermelho'. */
export const rollLabel = (roll: number): string => `${roll} ${COLOR_RULES[rollColor(roll)].name}`;

/** Amounts in cents. */
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
