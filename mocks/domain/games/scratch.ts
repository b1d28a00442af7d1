import type { Random } from '../random';
import { ended, type Play, type RulesText } from './round';

/** Prizes as multiples of the stake, each with its share of all payouts, which is not its probability. The shares add up to 1. */
export const tiers: readonly (readonly [multiple: number, share: number])[] = [
  [1, 0.25],
  [2, 0.25],
  [5, 0.18],
  [10, 0.12],
  [20, 0.1],
  [100, 0.07],
  [1000, 0.03],
];
const CELLS = 9;

/** Cells of the card, as multiples of the stake. Three equal ones win. */
export interface ScratchShown {
  readonly cells: readonly number[];
}

/** Returns the prize of a card, as a multiple of the stake; 0 if no three cells are equal. */
export function prizeOf(cells: readonly number[]): number {
  return cells.find((multiple) => cells.filter((other) => other === multiple).length === 3) ?? 0;
}

/** Plays a scratch card, whose choice must be empty. A prize has the probability RTP × share / multiple. */
export const playScratch: Play<ScratchShown> = (random, { amount, rtp, choice }) => {
  if (Object.keys(choice).length > 0) return undefined;
  let left = random.next();
  const won = tiers.find(([multiple, share]) => (left -= ((rtp / 100) * share) / multiple) < 0)?.[0];
  // No other prize appears more than twice.
  const others = shuffle(
    random,
    tiers.flatMap(([multiple]) => (multiple === won ? [] : [multiple, multiple])),
  );
  const winning = won === undefined ? [] : [won, won, won];
  const cells = shuffle(random, [...winning, ...others.slice(0, CELLS - winning.length)]);
  return ended({ cells }, amount * (won ?? 0));
};

function shuffle(random: Random, list: readonly number[]): number[] {
  const left = [...list];
  return Array.from(list, () => left.splice(random.integer(0, left.length - 1), 1)).flat();
}

export const scratchText: RulesText = {
  paragraphs: ['Raspe os nove campos. Três valores iguais pagam esse valor.', 'O resultado é definido na compra: raspar só o revela.'],
  prizes: tiers.map(([multiple]) => ({ label: 'Três iguais', multiplier: multiple })).reverse(),
};
