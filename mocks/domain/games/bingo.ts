import type { Random } from '../random';
import { ended, type Play, type RulesText } from './round';

/** Number of balls, and of those drawn in a round without an extra ball. */
export const BALLS = 60;
const DRAWN = 30;
/** Card of three rows with five numbers. */
export const COLUMNS = 5;
const CELLS = 15;
const CORNERS = [0, 4, 10, 14];
/** Prizes as multiples of the stake: corners, then one, two and three rows. Only the highest is paid. */
const CORNERS_PAY = 4;
const ROWS_PAY = [0, 7, 80, 2000];

/** Card and drawn balls. The 31st is the extra ball. */
export interface BingoShown {
  readonly card: readonly number[];
  readonly balls: readonly number[];
}

/** Returns the prize of a card, as a multiple of the stake. @param isMarked gets cells 0 to 14, row by row */
export function prizeOf(isMarked: (cell: number) => boolean): number {
  const isFull = (row: number) => Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column).every(isMarked);
  const rows = [0, 1, 2].filter(isFull).length;
  return Math.max(ROWS_PAY[rows] ?? 0, CORNERS.every(isMarked) ? CORNERS_PAY : 0);
}

const choose = (n: number, k: number): number =>
  Array.from({ length: k }).reduce<number>((all, _, index) => (all * (n - index)) / (index + 1), 1);

/** Computes the exact return in percent when a number of balls is drawn, over all ways in which a card can be marked. */
function computeReturn(drawn: number): number {
  let expected = 0;
  for (let marks = 0; marks < 2 ** CELLS; marks += 1) {
    const prize = prizeOf((cell) => (marks & (1 << cell)) !== 0);
    if (prize === 0) continue;
    const count = Array.from({ length: CELLS }, (_, cell) => (marks >> cell) & 1).reduce((sum, bit) => sum + bit, 0);
    expected += (prize * choose(BALLS - CELLS, drawn - count)) / choose(BALLS, drawn);
  }
  return expected * 100;
}

let bounds: { min: number; max: number } | undefined;

/** Returns the possible RTP in percent: without, and always with an extra ball. */
export function returnBounds(): { min: number; max: number } {
  bounds ??= { min: computeReturn(DRAWN), max: computeReturn(DRAWN + 1) };
  return bounds;
}

/** Plays one card, without a choice. An extra ball is drawn as often as the RTP requires. */
export const playBingo: Play<BingoShown> = (random, { amount, rtp, choice }) => {
  if (Object.keys(choice).length > 0) return undefined;
  const { min, max } = returnBounds();
  const card = sample(random, CELLS).sort((a, b) => a - b);
  const balls = sample(random, random.next() < (rtp - min) / (max - min) ? DRAWN + 1 : DRAWN);
  return ended({ card, balls }, amount * prizeOf((cell) => balls.includes(card[cell] ?? 0)));
};

/** Draws different balls. */
function sample(random: Random, count: number): number[] {
  const left = Array.from({ length: BALLS }, (_, index) => index + 1);
  return Array.from({ length: count }, () => left.splice(random.integer(0, left.length - 1), 1)).flat();
}

export const bingoText: RulesText = {
  paragraphs: [
    'Cada rodada tem uma cartela nova, com 15 números de 1 a 60 em três linhas, e 30 bolas sorteadas. Em parte das rodadas sai uma bola extra.',
    'Só o maior prêmio da cartela é pago.',
  ],
  prizes: [
    { label: 'Cartela cheia', multiplier: ROWS_PAY[3] ?? 0 },
    { label: 'Duas linhas', multiplier: ROWS_PAY[2] ?? 0 },
    { label: 'Uma linha', multiplier: ROWS_PAY[1] ?? 0 },
    { label: 'Quatro cantos', multiplier: CORNERS_PAY },
  ],
};
