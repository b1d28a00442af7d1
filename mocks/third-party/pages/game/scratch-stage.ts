import { prizeOf, type ScratchShown, scratchText } from '../../../domain/games/scratch';
import { button } from '../shared/button';
import { h, render } from '../shared/dom';
import { formatMultiple, rulesTextView } from './rules-view';
import type { CreateStage } from './stage';

/** Creates a scratch card. A round ends when the player has scratched all cells. */
export const createScratch: CreateStage<ScratchShown> = ({ root, stake }) => {
  let cells: readonly number[] = Array.from({ length: 9 }, () => 0);
  const open = new Set<number>();
  let finish: (() => void) | undefined;

  const scratch = (...places: number[]) => {
    if (finish === undefined) return;
    for (const place of places) open.add(place);
    if (open.size === cells.length) {
      finish();
      finish = undefined;
    }
    draw();
  };

  function draw() {
    const won = finish === undefined ? prizeOf(cells) : 0;
    render(
      root,
      h(
        'div',
        { class: 'scratch-card', role: 'group', 'aria-label': 'Raspadinha' },
        cells.map((multiple, place) => {
          const isOpen = open.has(place);
          return h(
            'button',
            {
              type: 'button',
              class: `cell-cover${isOpen ? ' open' : ''}${isOpen && multiple === won ? ' won' : ''}`,
              'aria-label': `Campo ${String(place + 1)}: ${isOpen ? formatMultiple(multiple) : 'coberto'}`,
              'aria-disabled': (isOpen || finish === undefined) && 'true',
              onclick: () => scratch(place),
            },
            isOpen ? formatMultiple(multiple) : '',
          );
        }),
      ),
      button('Raspar tudo', () => scratch(...cells.keys()), { class: 'clear', 'aria-disabled': finish === undefined && 'true' }),
    );
  }

  root.className = 'stack table-stage';
  draw();
  return {
    texts: {
      stake: 'Aposta',
      start: 'Comprar raspadinha',
      hint: 'Escolha sua aposta e compre a raspadinha.',
      running: 'Raspe todos os campos para ver o resultado.',
    },
    nextBet: () => ({ amount: stake(), choice: {} }),
    show: (shown) =>
      new Promise((resolve) => {
        ({ cells } = shown);
        open.clear();
        finish = resolve;
        draw();
      }),
    rules: rulesTextView(scratchText),
  };
};
