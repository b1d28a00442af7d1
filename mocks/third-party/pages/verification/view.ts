import { button } from '../shared/button';
import { type Child, h } from '../shared/dom';
import { iconButton } from '../shared/icon-button';
import { icon, type IconName } from '../shared/icons';
import { failures, type Kind, type WidgetState, steps } from './flow';

/** Actions of the player. `approve` and `fail` choose the result of the simulated check; `next` approves after the last step. */
export interface Actions {
  next(): void;
  approve(): void;
  fail(status: string): void;
  close(): void;
}

function picture(kind: Kind, step: number): Child {
  if (step === 0) return h('div', { class: 'middle emblem' }, icon(kind === 'face' ? 'face' : 'document', 40));
  if (kind === 'face') {
    return h(
      'svg',
      { class: 'finder', viewBox: '0 0 240 240', 'aria-hidden': 'true' },
      h('ellipse', { class: 'shade', cx: 120, cy: 104, rx: 44, ry: 54 }),
      h('path', { class: 'shade', d: 'M40 232c4-46 38-66 80-66s76 20 80 66Z' }),
      h('ellipse', { class: 'guide', cx: 120, cy: 112, rx: 78, ry: 100 }),
      h('ellipse', { class: 'sweep', cx: 120, cy: 112, rx: 78, ry: 100, pathLength: 100 }),
    );
  }
  const isFront = step === 1;
  return h(
    'svg',
    { class: 'finder', viewBox: '0 0 240 180', 'aria-hidden': 'true' },
    h('rect', { class: 'shade', x: 24, y: 28, width: 192, height: 124, rx: 10 }),
    isFront && h('rect', { class: 'ink', x: 40, y: 56, width: 50, height: 64, rx: 6 }),
    [0, 1, 2, 3].map((line) =>
      h('rect', { class: 'ink', x: isFront ? 106 : 40, y: 58 + 18 * line, width: (isFront ? 92 : 158) - 14 * line, height: 8, rx: 4 }),
    ),
    h('path', { class: 'guide', d: 'M12 44V20h26M202 20h26v24M228 136v24h-26M38 160H12v-24' }),
  );
}

/** Renders a picture with a title and a text. @param role of the text for screen readers */
const message = (pictured: Child, title: string, text: string, role?: 'status' | 'alert'): Child => [
  pictured,
  h('h1', {}, title),
  h('p', { class: 'text', role }, text),
];

function stepView(kind: Kind, step: number, actions: Actions): Child {
  const { title, text, action } = steps[kind][step] ?? { title: '', text: '', action: '' };
  return [
    h('p', { class: 'quiet' }, `Etapa ${String(step + 1)} de ${String(steps[kind].length)}`),
    message(picture(kind, step), title, text),
    button(action, actions.next, { class: 'main' }),
    button('Agora não', actions.close, { class: 'plain' }),
  ];
}

function stateView(kind: Kind, state: WidgetState, actions: Actions): Child {
  if (state.at === 'step') return stepView(kind, state.step, actions);
  if (state.at === 'sending') return message(h('div', { class: 'spinner' }), 'Analisando', 'Isso leva alguns segundos.', 'status');
  const emblem = (look: 'good' | 'bad', name: IconName) => h('div', { class: `middle emblem ${look}` }, icon(name, 40));
  if (state.at === 'done') return message(emblem('good', 'check'), 'Tudo certo', 'Você já pode voltar ao site.', 'status');
  return [
    message(emblem('bad', 'warning'), 'Não foi possível concluir', state.text, 'alert'),
    button('Enviar de novo', actions.approve, { class: 'main' }),
    button('Fechar', actions.close, { class: 'plain' }),
  ];
}

/** Renders the widget, and below it the buttons that choose its result. */
export function widgetView(kind: Kind, state: WidgetState, actions: Actions): Child {
  const isOpen = state.at === 'step' || state.at === 'refused';
  return [
    h(
      'section',
      { class: 'card surface', 'aria-label': 'Verificação de identidade', tabindex: '-1' },
      h(
        'header',
        { class: 'row' },
        h('span', { class: 'line mark' }, icon('shield', 22), 'confere'),
        iconButton('Fechar verificação', 'close', actions.close),
      ),
      h('div', { class: 'stack stage', key: state.at + (state.at === 'step' ? String(state.step) : '') }, stateView(kind, state, actions)),
    ),
    h(
      'fieldset',
      { class: 'wrap demonstration', disabled: !isOpen },
      h('legend', {}, 'Demonstração: escolha o resultado'),
      button('Aprovar', actions.approve, { 'data-result': 'success' }),
      Object.entries(failures[kind]).map(([status, label]) => button(label, () => actions.fail(status), { 'data-result': status })),
    ),
  ];
}
