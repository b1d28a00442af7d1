import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleBetStatus } from '@generated/api/model/double-bet-status';
import type { DoubleColor } from '@generated/api/model/double-color';

import { formatMoney } from '@/shared/format/money';

/** Number of slots, from 0 to 14. */
export const SLOT_COUNT = 15;

/** Colours in display order. */
export const COLORS = ['red', 'white', 'black'] as const satisfies readonly DoubleColor[];

interface ColorRules {
  /** Name of the colour, as players read it. */
  readonly name: string;
  /** Letter that identifies the colour without colour vision. */
  readonly letter: string;
  /** Payout as a multiple of the stake, which is included. */
  readonly pays: number;
  /** Number of slots of this colour. */
  readonly slots: number;
  /** Numbers of the colour in words, as players read them. */
  readonly numbers: string;
}

export const COLOR_RULES: Readonly<Record<DoubleColor, ColorRules>> = {
  white: { name: 'branco', letter: 'B', pays: 14, slots: 1, numbers: 'o número 0' },
  red: { name: 'vermelho', letter: 'V', pays: 2, slots: 7, numbers: 'os números 1 a 7' },
  black: { name: 'preto', letter: 'P', pays: 2, slots: 7, numbers: 'os números 8 a 14' },
};

/** Names of the states of a bet, as players read them. */
export const BET_STATUS_NAMES: Readonly<Record<DoubleBetStatus, string>> = {
  open: 'na mesa',
  won: 'ganhou',
  lost: 'não ganhou',
  cancelled: 'retirada',
  voided: 'devolvida',
};

/** Formats 'R$ 10,00 no vermelho'. */
export const betText = ({ amount, color }: Pick<DoubleBet, 'amount' | 'color'>): string =>
  `${formatMoney(amount)} ${color === 'unknown' ? 'em uma cor não informada' : `no ${COLOR_RULES[color].name}`}`;

/** Return to the player in percent, the same for every colour. */
export const RTP_PERCENT = (100 * COLOR_RULES.white.pays * COLOR_RULES.white.slots) / SLOT_COUNT;

/** Returns the colour of a number, 0 to 14. */
export function rollColor(roll: number): DoubleColor {
  if (roll === 0) return 'white';
  return roll <= 7 ? 'red' : 'black';
}

/** Formats 'vermelho 7'. */
export const rollLabel = (roll: number): string => `${COLOR_RULES[rollColor(roll)].name} ${roll}`;
