import { payChips, type Spot } from './chips';
import { ended, type Play, type RulesText } from './round';

/** Numbers of the European wheel, clockwise. */
export const wheelNumbers: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** Returns the color of a number. */
export function colorOf(number: number): 'green' | 'red' | 'black' {
  if (number === 0) return 'green';
  return RED.has(number) ? 'red' : 'black';
}

/** Spot with the numbers on which it wins. */
export interface RouletteSpot extends Spot {
  readonly numbers: readonly number[];
}

const spot = (id: string, label: string, wins: (number: number) => boolean): RouletteSpot => ({
  id,
  label,
  numbers: wheelNumbers.filter((number) => number > 0 && wins(number)),
});

/** Spots for more than one number: dozens, columns, halves, colors, even and odd. */
export const groupSpots: readonly RouletteSpot[] = [
  spot('dozen-1', '1ª dúzia', (number) => number <= 12),
  spot('dozen-2', '2ª dúzia', (number) => number > 12 && number <= 24),
  spot('dozen-3', '3ª dúzia', (number) => number > 24),
  spot('low', '1 a 18', (number) => number <= 18),
  spot('even', 'Par', (number) => number % 2 === 0),
  spot('red', 'Vermelho', (number) => RED.has(number)),
  spot('black', 'Preto', (number) => !RED.has(number)),
  spot('odd', 'Ímpar', (number) => number % 2 === 1),
  spot('high', '19 a 36', (number) => number > 18),
  spot('column-1', '1ª coluna: 1, 4 … 34', (number) => number % 3 === 1),
  spot('column-2', '2ª coluna: 2, 5 … 35', (number) => number % 3 === 2),
  spot('column-3', '3ª coluna: 3, 6 … 36', (number) => number % 3 === 0),
];
/** Spots of the table: all numbers, then the groups. */
export const spots: readonly RouletteSpot[] = [
  ...wheelNumbers.map((number) => ({ id: String(number), label: String(number), numbers: [number] })),
  ...groupSpots,
];
const byId = new Map(spots.map((one) => [one.id, one]));

/**
 * Returns what a spot returns when a number falls, in thousandths of its chip, which is included. A lost spot returns 0, an unknown one
 * undefined.
 */
export function returnOf(id: string, number: number): number | undefined {
  const numbers = byId.get(id)?.numbers;
  return numbers && (numbers.includes(number) ? 36_000 / numbers.length : 0);
}

/** Plays European roulette. The choice is the cents on each spot, by the ids of `spots`. */
export const playRoulette: Play<{ number: number }> = (random, bet) => {
  const number = random.integer(0, 36);
  const win = payChips(bet, (id) => returnOf(id, number));
  return win === undefined ? undefined : ended({ number }, win);
};

export const rouletteText: RulesText = {
  paragraphs: [
    'Roleta europeia, com os números de 0 a 36. Coloque fichas em números ou grupos: ganha cada ficha em cujo lugar a bola cair.',
    'O zero não é par nem ímpar, vermelho nem preto, e não está em dúzia nem coluna.',
  ],
  prizes: [
    { label: 'Um número', multiplier: 36 },
    { label: 'Dúzia ou coluna', multiplier: 3 },
    { label: 'Cor, par ou ímpar, metade', multiplier: 2 },
  ],
};
