import { formatOdds } from '../../../domain/book/odds';
import { button, choiceGroup } from '../shared/button';
import { type Child, h } from '../shared/dom';
import { iconButton } from '../shared/icon-button';
import { icon } from '../shared/icons';
import { formatMoney } from '../shared/money';
import type { Actions, Model } from './model';
import { type Selection, type Slip, totals, validateSlip } from './slip';
import { placeButton, slipReason, slipSettings, stakeChips, stakeField } from './slip-fields';
import { sum } from './sum';

function selectionCard(selection: Selection, slip: Slip, isLocked: boolean, actions: Actions): Child {
  const { current, odds } = selection;
  const id = `${selection.event_id}-${selection.market}`;
  const hasMoved = current !== undefined && current !== odds;
  return h(
    'li',
    { key: id, class: 'selection inset stack' },
    h(
      'div',
      { class: 'row' },
      h('b', {}, selection.selectionName),
      iconButton(`Remover ${selection.selectionName}, ${selection.event}`, 'close', () => actions.toggle(selection), {
        disabled: isLocked,
      }),
    ),
    h('p', { class: 'quiet' }, selection.marketName),
    h('p', { class: 'quiet' }, selection.event),
    h(
      'p',
      {},
      current === undefined && h('span', { class: 'line suspended' }, icon('lock', 14), 'Suspensa'),
      hasMoved && [h('s', {}, formatOdds(odds)), ' agora '],
      current !== undefined && h('b', { class: hasMoved ? (current > odds ? 'up' : 'down') : undefined }, formatOdds(current)),
    ),
    slip.mode === 'single' &&
      stakeField({
        id: `stake-${id}`,
        label: 'Valor',
        value: selection.stake,
        isLocked,
        change: (cents) => actions.setStake(cents, selection),
      }),
  );
}

function modes(slip: Slip, isLocked: boolean, actions: Actions): Child {
  if (slip.selections.length < 2) return undefined;
  const tab = (mode: Slip['mode'], text: string) => ({ text, isLocked, isChosen: slip.mode === mode, choose: () => actions.setMode(mode) });
  return choiceGroup('Tipo de aposta', 'choices', [tab('single', 'Simples'), tab('multiple', 'Múltipla')]);
}

const notices = ({ notice }: Model): Child =>
  h(
    'div',
    { key: 'notices', class: 'notices', role: 'status' },
    notice !== undefined && h('p', { class: `note ${notice.kind}` }, notice.text),
  );

function repeatButton({ preferences }: Model, actions: Actions): Child {
  if (preferences.lastSlip === undefined) return undefined;
  return button('Repetir último bilhete', actions.repeat, { key: 'repeat', class: 'wide' });
}

/** Renders the whole slip, beside the events or as a sheet. */
export function slipView(model: Model, actions: Actions): Child {
  const { slip, info, placing, isNarrow } = model;
  const { selections } = slip;
  const { odds, potential } = totals(slip);
  // The slip is locked until the outcome is known.
  const isLocked = placing !== 'idle';
  return [
    h(
      'div',
      { class: 'row' },
      h('h2', { class: 'line' }, 'Bilhete', selections.length > 0 && h('span', { class: 'count pill' }, String(selections.length))),
      h(
        'div',
        { class: 'row' },
        selections.length > 0 && button('Limpar bilhete', actions.clear, { class: 'plain', disabled: isLocked }),
        isNarrow && iconButton('Fechar', 'minimize', actions.closeSlip),
      ),
    ),
    notices(model),
    selections.length === 0 && h('p', { class: 'empty inset' }, validateSlip(slip, info.limits)),
    selections.length === 0 && repeatButton(model, actions),
    selections.length > 0 && [
      modes(slip, isLocked, actions),
      h(
        'ul',
        { class: 'stack' },
        selections.map((selection) => selectionCard(selection, slip, isLocked, actions)),
      ),
      slip.mode === 'multiple' &&
        stakeField({
          id: 'stake-multiple',
          label: 'Valor da múltipla',
          value: slip.stake,
          isLocked,
          change: actions.setStake,
        }),
      stakeChips(slip, isLocked, actions),
      h(
        'dl',
        {},
        slip.mode === 'multiple' && sum('Odds totais', formatOdds(odds)),
        sum('Retorno possível', potential === undefined ? '–' : formatMoney(potential)),
      ),
      placeButton(model, actions),
      slipReason(model),
      slipSettings(model, actions),
    ],
    h('p', { class: 'quiet' }, 'Apostas são para maiores de 18 anos. Aposte com responsabilidade.'),
  ];
}

/**
 * Renders the slip of a narrow page as a bar: the count, and odds, stake field and button to place if the whole slip has one stake. Without
 * selections it shows the notice, and buttons that close it or lead on.
 */
export function slipBar(model: Model, actions: Actions): Child {
  const { slip, notice, placing } = model;
  const { selections, mode } = slip;
  const { odds, potential } = totals(slip);
  const [first] = selections;
  const isLocked = placing !== 'idle';
  if (first === undefined) {
    return [
      notices(model),
      h(
        'div',
        { class: 'stack pair' },
        notice?.kind === 'good' && h('a', { class: 'button', href: '#/apostas', onclick: actions.dismissNotice }, 'Minhas apostas'),
        button('Fechar', actions.dismissNotice),
        repeatButton(model, actions),
      ),
    ];
  }
  const title =
    selections.length === 1 ? first.selectionName : mode === 'multiple' ? `Múltipla de ${String(selections.length)}` : 'Apostas simples';
  const field =
    mode === 'multiple'
      ? { id: 'stake-multiple', label: 'Valor da múltipla', value: slip.stake, change: actions.setStake }
      : {
          id: `stake-${first.event_id}-${first.market}`,
          label: 'Valor',
          value: first.stake,
          change: (cents: number) => actions.setStake(cents, first),
        };
  const hasOneStake = mode === 'multiple' || selections.length === 1;
  return [
    notices(model),
    h(
      'button',
      { key: 'open', type: 'button', class: 'line bare slip-open', 'aria-expanded': 'false', onclick: actions.openSlip },
      h('span', { class: 'count pill' }, String(selections.length)),
      h('span', { class: 'slip-title cut' }, title),
      hasOneStake && h('b', {}, formatOdds(odds)),
      h('span', { class: 'pill' }, 'Ver bilhete'),
    ),
    hasOneStake && h('div', { key: 'quick', class: 'stack slip-quick' }, stakeField({ ...field, isLocked }), placeButton(model, actions)),
    hasOneStake && potential !== undefined
      ? h('p', { key: 'why', class: 'quiet' }, `Retorno possível: ${formatMoney(potential)}`)
      : hasOneStake && slipReason(model),
  ];
}
