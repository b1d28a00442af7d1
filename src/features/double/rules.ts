import type { DoubleColor } from '@generated/api/model/double-color';
import type { Settings } from '@generated/api/model/settings';

/** The numbers of the wheel, 0 to 14. */
export const SLOT_COUNT = 15;

/** The colours as their columns stand: the two even ones outside, the rare one between them. */
export const COLORS = ['red', 'white', 'black'] as const satisfies readonly DoubleColor[];

interface ColorRules {
  readonly name: string;
  /** What stands for it beside its colour, so that nobody has to see the colour. */
  readonly letter: string;
  /** How often the stake is paid, the stake included. */
  readonly pays: number;
  /** How many of the 15 numbers it has. */
  readonly of: number;
  readonly numbers: string;
}

export const COLOR_RULES: Readonly<Record<DoubleColor, ColorRules>> = {
  white: { name: 'branco', letter: 'B', pays: 14, of: 1, numbers: 'o número 0' },
  red: { name: 'vermelho', letter: 'V', pays: 2, of: 7, numbers: 'os números 1 a 7' },
  black: { name: 'preto', letter: 'P', pays: 2, of: 7, numbers: 'os números 8 a 14' },
};

/** The return to the player in per cent, the same for each colour: 14 of 15 stakes. */
export const RTP_PERCENT = (100 * COLOR_RULES.white.pays * COLOR_RULES.white.of) / SLOT_COUNT;

/** 0 is white, 1 to 7 are red, 8 to 14 black. */
export function rollColor(roll: number): DoubleColor {
  if (roll === 0) return 'white';
  return roll <= 7 ? 'red' : 'black';
}

/** A result in words: '7 vermelho'. */
export const rollLabel = (roll: number): string => `${roll} ${COLOR_RULES[rollColor(roll)].name}`;

/** The range of a stake and what is offered first, in cents. */
export interface StakeRules {
  readonly min: number;
  readonly max: number;
  readonly start: number;
}

/** Stakes as the settings have them; what they leave out has the defaults of SPEC E7. */
export function parseStakeRules({ casino_bet_min_total, casino_bet_max_total, casino_bet_default }: Settings): StakeRules {
  const min = casino_bet_min_total ?? 10;
  const max = Math.max(min, casino_bet_max_total ?? 2000);
  return { min, max, start: Math.min(max, Math.max(min, casino_bet_default ?? 50)) };
}
