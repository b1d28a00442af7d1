import { DECK, rankOf } from './cards';
import { pointsOf, TWENTY_ONE } from './blackjack';

/** Card of each value with its probability, from the ace to the ten. */
const CARDS = Array.from({ length: 10 }, (_, card) => ({
  card,
  chance: Array.from({ length: DECK }, (__, other) => Math.min(rankOf(other), 10)).filter((value) => value === card + 1).length / DECK,
}));
const BUST = 22;

/** Remembers the results of a function by a text that identifies its hand. */
function remember<Result>(compute: (hand: readonly number[]) => Result): (hand: readonly number[]) => Result {
  const known = new Map<string, Result>();
  return (hand) => {
    const low = hand.reduce((sum, card) => sum + card + 1, 0);
    const key = `${String(low)} ${String(pointsOf(hand))} ${String(hand.length === 1)}`;
    const result = known.get(key) ?? compute(hand);
    known.set(key, result);
    return result;
  };
}

/** Returns the probabilities of the dealer's points from 17 to 21, and of more, by index. A blackjack is excluded, because it is known. */
const dealerPoints = remember((hand): number[] => {
  const result = Array.from({ length: BUST + 1 }, () => 0);
  if (hand.length > 1 && pointsOf(hand) >= 17) {
    result[Math.min(pointsOf(hand), BUST)] = 1;
    return result;
  }
  let total = 0;
  for (const { card, chance } of CARDS) {
    const next = [...hand, card];
    if (hand.length === 1 && pointsOf(next) === TWENTY_ONE) continue;
    total += chance;
    dealerPoints(next).forEach((share, points) => (result[points] = (result[points] ?? 0) + share * chance));
  }
  return result.map((share) => share / total);
});

function standReturn(points: number, dealer: readonly number[]): number {
  if (points > TWENTY_ONE) return 0;
  return dealer.reduce((sum, share, other) => sum + share * (other === BUST || points > other ? 2 : points === other ? 1 : 0), 0);
}

/**
 * Computes the return of blackjack with the best decision in every hand of an endless shoe: the payout less a second stake, as a share of the
 * first one.
 */
export function bestReturn(): number {
  let expected = 0;
  for (const up of CARDS) {
    const dealer = dealerPoints([up.card]);
    const dealerBlackjack = CARDS.filter(({ card }) => pointsOf([up.card, card]) === TWENTY_ONE).reduce(
      (sum, { chance }) => sum + chance,
      0,
    );
    const best: (hand: readonly number[]) => number = remember((hand) => {
      const stand = standReturn(pointsOf(hand), dealer);
      if (pointsOf(hand) >= TWENTY_ONE) return stand;
      return Math.max(
        stand,
        CARDS.reduce((sum, { card, chance }) => sum + chance * best([...hand, card]), 0),
      );
    });
    for (const first of CARDS) {
      for (const second of CARDS) {
        const hand = [first.card, second.card];
        const isBlackjack = pointsOf(hand) === TWENTY_ONE;
        const double = CARDS.reduce((sum, { card, chance }) => sum + chance * 2 * standReturn(pointsOf([...hand, card]), dealer), -1);
        const open = isBlackjack ? 2.5 : Math.max(best(hand), double);
        const share = (1 - dealerBlackjack) * open + (isBlackjack ? dealerBlackjack : 0);
        expected += up.chance * first.chance * second.chance * share;
      }
    }
  }
  return expected;
}
