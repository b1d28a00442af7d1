import { payChips, type Spot } from './chips';
import { ended, type Play, type RulesText } from './round';

type Dice = readonly [number, number, number];

/** Spot with what it pays to one, and the throws on which it wins. */
interface DiceSpot extends Spot {
  readonly pays: number;
  wins(dice: Dice): boolean;
}

const sum = (dice: Dice) => dice[0] + dice[1] + dice[2];
const isTriple = ([a, b, c]: Dice) => a === b && b === c;
/** Payouts of the totals 4 to 10, as odds to one. A total and its opposite, such as 4 and 17, are equally likely. */
const TOTAL_PAYS = [62, 31, 18, 12, 8, 7, 6];

/** Spots of the table. */
export const spots: readonly DiceSpot[] = [
  { id: 'small', label: 'Baixo (4 a 10)', pays: 1, wins: (dice) => sum(dice) <= 10 && !isTriple(dice) },
  { id: 'triple', label: 'Trinca', pays: 31, wins: isTriple },
  { id: 'big', label: 'Alto (11 a 17)', pays: 1, wins: (dice) => sum(dice) >= 11 && !isTriple(dice) },
  ...Array.from({ length: 14 }, (_, index) => {
    const total = index + 4;
    return {
      id: `total-${String(total)}`,
      label: `Soma ${String(total)}`,
      pays: TOTAL_PAYS[Math.min(index, 13 - index)] ?? 0,
      wins: (dice: Dice) => sum(dice) === total,
    };
  }),
];

/** Returns what a spot returns on a throw, stake included, in thousandths; undefined for an unknown spot. */
export function returnOf(id: string, dice: Dice): number | undefined {
  const spot = spots.find((one) => one.id === id);
  return spot && (spot.wins(dice) ? (spot.pays + 1) * 1000 : 0);
}

/** Plays a table with three dice (sic bo). */
export const playDice: Play<{ dice: Dice }> = (random, bet) => {
  const dice: Dice = [random.integer(1, 6), random.integer(1, 6), random.integer(1, 6)];
  const win = payChips(bet, (id) => returnOf(id, dice));
  return win === undefined ? undefined : ended({ dice }, win);
};

export const diceText: RulesText = {
  paragraphs: [
    'Três dados são lançados. Coloque fichas em baixo, alto, trinca ou na soma exata.',
    'Baixo e alto perdem quando os três dados são iguais. O retorno informado é o de baixo e alto; o das outras apostas é menor.',
  ],
  prizes: [
    ...TOTAL_PAYS.map((pays, index) => ({ label: `Soma ${String(index + 4)} ou ${String(17 - index)}`, multiplier: pays + 1 })),
    { label: 'Trinca', multiplier: 32 },
    { label: 'Baixo ou alto', multiplier: 2 },
  ],
};
