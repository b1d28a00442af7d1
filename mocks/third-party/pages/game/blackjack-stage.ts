import { type BlackjackShown, blackjackText, pointsOf, TWENTY_ONE } from '../../../domain/games/blackjack';
import { h, render } from '../shared/dom';
import { dealCards, drawHand } from './card-drawing';
import { rulesTextView } from './rules-view';
import type { CreateStage } from './stage';

/** Creates a game of blackjack, with the hands of the dealer and of the player. The stake is one amount, without chips. */
export const createBlackjack: CreateStage<BlackjackShown> = ({ root, stake }) => {
  let hands: BlackjackShown = { player: [], dealer: [] };

  function draw() {
    const { player, dealer } = hands;
    const covered = [undefined, undefined];
    const points = pointsOf(player);
    const isOver = dealer.length > 1;
    const isWon = isOver && points <= TWENTY_ONE && (pointsOf(dealer) > TWENTY_ONE || points > pointsOf(dealer));
    render(
      root,
      h(
        'div',
        { class: 'stack hands tall' },
        drawHand('Banca', isOver ? dealer : [...dealer, ...covered].slice(0, 2), dealer.length === 0 ? undefined : pointsOf(dealer), false),
        drawHand('Sua mão', player.length === 0 ? covered : player, player.length === 0 ? undefined : points, isWon),
      ),
    );
  }

  root.className = 'stack table-stage';
  draw();
  return {
    texts: {
      stake: 'Aposta',
      start: 'Dar as cartas',
      hint: 'Escolha sua aposta e peça as cartas.',
      open: 'Sua vez: peça uma carta ou pare.',
    },
    nextBet: () => ({ amount: stake(), choice: {} }),
    async show(shown) {
      const known = shown.player.length > hands.player.length && hands.player.length >= 2 && hands.dealer.length === 1;
      const before = known ? hands.player.length + 2 : 0;
      hands = shown;
      draw();
      await dealCards(root, before);
    },
    describe: ({ player, dealer }) => `Você ${String(pointsOf(player))}, banca ${String(pointsOf(dealer))}.`,
    rules: rulesTextView(blackjackText),
  };
};
