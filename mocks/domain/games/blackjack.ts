import { type Card, DECK, rankOf } from './cards';
import { ended, type Play, type RulesText } from './round';

/** Points at which the dealer stops. */
const DEALER_STANDS = 17;
/** Highest points of a hand that is not lost. */
export const TWENTY_ONE = 21;

/** Hands of a round. The dealer's second card is missing while the round is open. */
export interface BlackjackShown {
  readonly player: readonly Card[];
  readonly dealer: readonly Card[];
}

/** Returns the points of a hand. An ace counts eleven unless the hand would exceed 21. */
export function pointsOf(hand: readonly Card[]): number {
  const low = hand.reduce((sum, card) => sum + Math.min(rankOf(card), 10), 0);
  return low <= 11 && hand.some((card) => rankOf(card) === 1) ? low + 10 : low;
}

const isBlackjack = (hand: readonly Card[]) => hand.length === 2 && pointsOf(hand) === TWENTY_ONE;

/**
 * Plays blackjack, each card from a complete deck. After `double` the payout is for twice the stake; the caller takes the second one. An
 * absent player stands.
 */
export const playBlackjack: Play<BlackjackShown> = (random, { amount, choice, actions, elapsed }) => {
  if (Object.keys(choice).length > 0) return undefined;
  const draw = () => random.integer(0, DECK - 1);
  const player = [draw(), draw()];
  const dealer = [draw(), draw()];
  if (isBlackjack(player) || isBlackjack(dealer)) {
    const isPush = isBlackjack(player) && isBlackjack(dealer);
    return ended({ player, dealer }, isPush ? amount : isBlackjack(player) ? Math.floor(amount * 2.5) : 0);
  }
  for (const { name } of actions) if (name !== 'stand') player.push(draw());
  const last = actions.at(-1)?.name;
  const points = pointsOf(player);
  const isStanding = last === 'stand' || last === 'double' || elapsed === Infinity;
  if (!isStanding && points < TWENTY_ONE) {
    return {
      shown: { player, dealer: dealer.slice(0, 1) },
      win: undefined,
      actions: actions.length === 0 ? ['hit', 'stand', 'double'] : ['hit', 'stand'],
    };
  }
  const stake = last === 'double' ? amount * 2 : amount;
  if (points > TWENTY_ONE) return ended({ player, dealer }, 0);
  while (pointsOf(dealer) < DEALER_STANDS) dealer.push(draw());
  const lead = pointsOf(dealer) > TWENTY_ONE ? 1 : points - pointsOf(dealer);
  return ended({ player, dealer }, lead === 0 ? stake : lead > 0 ? stake * 2 : 0);
};

export const blackjackText: RulesText = {
  paragraphs: [
    'Chegue mais perto de 21 do que a banca, sem passar. Figuras valem dez, o ás vale um ou onze. Com as duas primeiras cartas você pode dobrar a aposta e receber só mais uma.',
    'A banca para em 17 e confere o blackjack antes de você jogar. Cada carta sai de um baralho completo. Não há divisão de pares nem seguro.',
    'Se você sair no meio da rodada, a mão fica como está e a banca joga. O retorno informado é o de quem segue a estratégia básica.',
  ],
  prizes: [
    { label: 'Blackjack', multiplier: 2.5 },
    { label: 'Vitória', multiplier: 2 },
    { label: 'Empate', multiplier: 1 },
  ],
};
