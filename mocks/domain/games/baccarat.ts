import { type Card, createShoe, rankOf } from './cards';
import { payChips, type Spot } from './chips';
import { ended, type Play, type RulesText } from './round';

const DECKS = 8;

/** Hands of a round, in the order in which they were dealt. */
export interface Coup {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

/** Spots of the table. */
export const spots: readonly Spot[] = [
  { id: 'player', label: 'Jogador' },
  { id: 'tie', label: 'Empate' },
  { id: 'banker', label: 'Banca' },
];

/** Returns the points of a hand, from 0 to 9. Tens and figures count nothing. */
export function pointsOf(hand: readonly Card[]): number {
  return hand.reduce((sum, card) => sum + Math.min(rankOf(card), 10), 0) % 10;
}

/** Deals a round by the fixed rules of the third card. */
export function deal(draw: () => Card): Coup {
  const player = [draw(), draw()];
  const banker = [draw(), draw()];
  if (pointsOf(player) >= 8 || pointsOf(banker) >= 8) return { player, banker };
  const third = pointsOf(player) <= 5 ? draw() : undefined;
  if (third !== undefined) player.push(third);
  if (bankerDraws(pointsOf(banker), third)) banker.push(draw());
  return { player, banker };
}

function bankerDraws(points: number, third: Card | undefined): boolean {
  if (third === undefined) return points <= 5;
  const value = pointsOf([third]);
  if (points <= 2) return true;
  if (points === 3) return value !== 8;
  // With 4, 5 or 6 points the third card of the player must be at least a 2, 4 or 6, and at most a 7.
  return points <= 6 && value >= (points - 3) * 2 && value <= 7;
}

/** Returns the spot that wins. */
export function winnerOf({ player, banker }: Coup): 'player' | 'tie' | 'banker' {
  const lead = pointsOf(player) - pointsOf(banker);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'player' : 'banker';
}

/** Returns what a spot returns, stake included, in thousandths; undefined for an unknown spot. A tie returns the chips of both hands. */
export function returnOf(id: string, winner: ReturnType<typeof winnerOf>): number | undefined {
  if (!spots.some((spot) => spot.id === id)) return undefined;
  if (winner === 'tie') return id === 'tie' ? 9000 : 1000;
  if (id !== winner) return 0;
  return id === 'banker' ? 1950 : 2000;
}

/** Plays baccarat (punto banco) from eight decks that are shuffled before each round. */
export const playBaccarat: Play<Coup> = (random, bet) => {
  const coup = deal(createShoe(random, DECKS));
  const win = payChips(bet, (id) => returnOf(id, winnerOf(coup)));
  return win === undefined ? undefined : ended(coup, win);
};

export const baccaratText: RulesText = {
  paragraphs: [
    'Aposte na mão que chegará mais perto de 9: jogador ou banca. Dez e figuras valem zero, o ás vale um, e só conta o último algarismo da soma.',
    'Oito ou nove nas duas primeiras cartas encerram a rodada. A terceira carta segue a regra fixa do punto banco, com oito baralhos embaralhados a cada rodada.',
    'No empate, as fichas do jogador e da banca voltam. O retorno informado é o da banca; o do jogador é 98,76 % e o do empate, 85,64 %.',
  ],
  prizes: [
    { label: 'Empate', multiplier: 9 },
    { label: 'Jogador', multiplier: 2 },
    { label: 'Banca (comissão de 5 %)', multiplier: 1.95 },
  ],
};
