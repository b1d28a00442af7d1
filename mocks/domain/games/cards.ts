import type { Random } from '../random';

/** Card of a deck: a number from 0 to 51. Its suit, 0 to 3, is the number divided by 13, rounded down. */
export type Card = number;
/** Number of cards in a deck. */
export const DECK = 52;

/** Returns the rank of a card, from 1 for an ace to 13 for a king. */
export const rankOf = (card: Card): number => (card % 13) + 1;

/** Returns a function that draws from a shoe of decks without putting back. After the last card it would never return. */
export function createShoe(random: Random, decks: number): () => Card {
  const drawn = new Set<number>();
  return () => {
    let place = random.integer(0, decks * DECK - 1);
    while (drawn.has(place)) place = random.integer(0, decks * DECK - 1);
    drawn.add(place);
    return place % DECK;
  };
}
