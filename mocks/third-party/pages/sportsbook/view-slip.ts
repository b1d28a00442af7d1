import { formatOdds } from '../../book/odds';
import { type Child, h } from '../shared/dom';
import { icon } from '../shared/icons';
import { formatMoney } from '../shared/money';
import type { Actions, Model } from './model';
import { haveOddsMoved, validateSlip, type Selection, type Slip, totals } from './slip';

function stakeField(label: string, id: string, value: string, isLocked: boolean, change: (typed: string) => void): Child {
  return h(
    'label',
    { class: 'stake', for: id },
    h('span', {}, label),
    h(
      'span',
      { class: 'amount' },
      h('span', { 'aria-hidden': 'true' }, 'R$'),
      h('input', {
        id,
        inputmode: 'decimal',
        autocomplete: 'off',
        placeholder: '0,00',
        maxlength: 14,
        disabled: isLocked,
        value,
        oninput: (event: Event) => {
          if (event.target instanceof HTMLInputElement) change(event.target.value);
        },
      }),
    ),
  );
}

function selectionCard(selection: Selection, slip: Slip, isLocked: boolean, actions: Actions): Child {
  const { current, odds } = selection;
  const id = `${selection.event_id}-${selection.market}`;
  return h(
    'li',
    { key: id, class: 'selection' },
    h(
      'div',
      { class: 'selection-head' },
      h('b', {}, selection.selectionName),
      h(
        'button',
        {
          type: 'button',
          class: 'remove',
          disabled: isLocked,
          'aria-label': `Remover ${selection.selectionName}, ${selection.event}`,
          onclick: () => actions.toggle(selection),
        },
        icon('close', 18),
      ),
    ),
    h('p', { class: 'selection-what' }, selection.marketName),
    h('p', { class: 'selection-what' }, selection.event),
    h(
      'p',
      { class: 'selection-odds' },
      current === undefined && h('span', { class: 'suspended' }, icon('lock', 14), 'Suspensa'),
      current !== undefined && current !== odds && [h('s', {}, formatOdds(odds)), ' agora '],
      current !== undefined && h('b', {}, formatOdds(current)),
    ),
    slip.mode === 'single' && stakeField('Valor', `stake-${id}`, selection.stake, isLocked, (typed) => actions.setStake(typed, selection)),
  );
}

function modes(slip: Slip, isLocked: boolean, actions: Actions): Child {
  if (slip.selections.length < 2) return undefined;
  const tab = (mode: Slip['mode'], name: string) =>
    h(
      'button',
      { type: 'button', disabled: isLocked, 'aria-pressed': String(slip.mode === mode), onclick: () => actions.setMode(mode) },
      name,
    );
  return h(
    'div',
    { key: 'modes', class: 'modes', role: 'group', 'aria-label': 'Tipo de aposta' },
    tab('single', 'Simples'),
    tab('multiple', 'Múltipla'),
  );
}

function mainButton(model: Model, actions: Actions, error: string | undefined): Child {
  const { slip, token, placing } = model;
  if (token === undefined) return h('button', { type: 'button', class: 'button main wide', onclick: actions.login }, 'Entrar para apostar');
  if (placing === 'unknown') return h('button', { type: 'button', class: 'button main wide', onclick: actions.place }, 'Verificar aposta');
  if (haveOddsMoved(slip))
    return h('button', { type: 'button', class: 'button main wide', onclick: actions.acceptOdds }, 'Aceitar novas odds');
  const { stake } = totals(slip);
  const label = placing === 'sending' ? 'Enviando…' : `Apostar${stake === undefined ? '' : ` ${formatMoney(stake)}`}`;
  const isDisabled = error !== undefined || placing === 'sending';
  return h(
    'button',
    {
      type: 'button',
      class: 'button main wide',
      disabled: isDisabled,
      'aria-describedby': error === undefined ? undefined : 'slip-why',
      onclick: actions.place,
    },
    label,
  );
}

export function slipView(model: Model, actions: Actions): Child {
  const { slip, info, notice, token, placing } = model;
  const { selections } = slip;
  const error = validateSlip(slip, info.limits);
  const { odds, potential } = totals(slip);
  // Locked until the outcome is known.
  const isLocked = placing !== 'idle';
  return [
    h(
      'div',
      { class: 'slip-head' },
      h('h2', {}, 'Sua aposta', selections.length > 0 && h('span', { class: 'count' }, String(selections.length))),
      selections.length > 0 && h('button', { type: 'button', class: 'clear', disabled: isLocked, onclick: actions.clear }, 'Limpar'),
    ),
    h('div', { class: 'notices', role: 'status' }, notice !== undefined && h('p', { class: `note ${notice.kind}` }, notice.text)),
    selections.length === 0 && h('p', { class: 'empty' }, error),
    selections.length > 0 && [
      modes(slip, isLocked, actions),
      h(
        'ul',
        { class: 'selections' },
        selections.map((selection) => selectionCard(selection, slip, isLocked, actions)),
      ),
      slip.mode === 'multiple' &&
        stakeField('Valor da múltipla', 'stake-multiple', slip.stake, isLocked, (typed) => actions.setStake(typed)),
      h(
        'dl',
        { class: 'sums' },
        slip.mode === 'multiple' && h('div', {}, h('dt', {}, 'Odds totais'), h('dd', {}, formatOdds(odds))),
        h('div', {}, h('dt', {}, 'Retorno possível'), h('dd', {}, potential === undefined ? '–' : formatMoney(potential))),
      ),
      mainButton(model, actions, error),
      token !== undefined && !isLocked && error !== undefined && h('p', { class: 'why', id: 'slip-why' }, error),
    ],
    h('p', { class: 'fine' }, 'Apostas são para maiores de 18 anos. Aposte com responsabilidade.'),
  ];
}
