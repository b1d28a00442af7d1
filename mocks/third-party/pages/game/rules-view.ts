import type { RulesText } from '../../../domain/games/round';
import { type Child, h } from '../shared/dom';

/** Formats a multiple of the stake in pt-BR, such as 2,5×. */
export const formatMultiple = (multiple: number) => `${multiple.toLocaleString('pt-BR')}×`;

/** Renders the rules of a kind with its prizes. */
export function rulesTextView({ paragraphs, prizes }: RulesText): Child {
  return [
    paragraphs.map((text) => h('p', { class: 'quiet' }, text)),
    h(
      'table',
      {},
      h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, 'Resultado'), h('th', { scope: 'col' }, 'Paga'))),
      h(
        'tbody',
        {},
        prizes.map(({ label, multiplier }) => h('tr', {}, h('th', { scope: 'row' }, label), h('td', {}, formatMultiple(multiplier)))),
      ),
    ),
  ];
}
