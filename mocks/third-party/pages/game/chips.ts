import type { Spot } from '../../../domain/games/chips';
import { button } from '../shared/button';
import { type Child, h } from '../shared/dom';
import { formatMoney } from '../shared/money';
import type { NextBet, StageOptions } from './stage';

/** Look of a spot. */
export interface SpotLook {
  readonly className: string;
  /** True if the spot has won in the last round. */
  readonly isWon: boolean;
}

/** Chips of the player on a table. */
export interface Chips {
  /** Renders a spot as a button that adds a chip of the selected stake. */
  spot(spot: Spot, look: SpotLook): Child;
  /** Renders the button that takes all chips away. */
  clear(): Child;
  /** Returns the cents by spot and their sum, which may exceed the maximum bet; undefined if no chip lies on the table. */
  nextBet(): NextBet | undefined;
}

/**
 * Creates the chips of a table. They stay for the next round, and change only while a round can be started.
 *
 * @param draw renders the table again, before `onChange` is called
 */
export function createChips({ stake, isReady, onChange }: StageOptions, draw: () => void): Chips {
  const chips = new Map<string, number>();
  const change = (by: () => void) => () => {
    if (!isReady()) return;
    by();
    draw();
    onChange();
  };
  return {
    spot({ id, label }, { className, isWon }) {
      const cents = chips.get(id);
      return h(
        'button',
        {
          type: 'button',
          class: `middle spot ${className}${isWon ? ' won' : ''}`,
          'aria-label': `${label}${cents === undefined ? '' : `, ${formatMoney(cents)} em fichas`}${isWon ? ', ganhou' : ''}`,
          onclick: change(() => chips.set(id, (cents ?? 0) + stake())),
        },
        label,
        cents !== undefined && h('b', { class: 'chip' }, (cents / 100).toLocaleString('pt-BR', { maximumFractionDigits: 2 })),
      );
    },
    clear: () =>
      button(
        'Limpar fichas',
        change(() => chips.clear()),
        { class: 'clear', 'aria-disabled': chips.size === 0 && 'true' },
      ),
    nextBet() {
      const amount = [...chips.values()].reduce((sum, cents) => sum + cents, 0);
      return amount === 0 ? undefined : { amount, choice: Object.fromEntries(chips) };
    },
  };
}
