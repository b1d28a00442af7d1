import { button, choiceGroup } from '../shared/button';
import { type Child, h } from '../shared/dom';
import { fieldText, formatMoney, typedCents } from '../shared/money';
import type { Actions, Model } from './model';
import { haveOddsMoved, type OddsPolicy, sharedStake, type Slip, acceptOdds, totals, validateSlip } from './slip';

/** Amounts in cents of the buttons that set a stake. */
const STAKE_CHIPS = [500, 1000, 2000, 5000] as const;

/** Pairs of a policy for moved odds and its label (pt-BR), in display order. */
const POLICIES: readonly (readonly [OddsPolicy, string])[] = [
  ['better', 'Aceitar só odds maiores'],
  ['all', 'Aceitar qualquer mudança'],
  ['none', 'Perguntar sempre'],
];

interface StakeField {
  readonly id: string;
  readonly label: string;
  /** Stake in cents; 0 if empty. */
  readonly value: number;
  readonly isLocked: boolean;
  change(cents: number): void;
}

/** Renders the field for a stake. It formats at each key, and calls `change` with the cents. */
export function stakeField({ id, label, value, isLocked, change }: StakeField): Child {
  return h(
    'label',
    { class: 'stake row', for: id },
    h('span', {}, label),
    h(
      'span',
      { class: 'line field amount quiet' },
      h('span', { 'aria-hidden': 'true' }, 'R$'),
      h('input', {
        id,
        inputmode: 'numeric',
        autocomplete: 'off',
        placeholder: '0,00',
        maxlength: 14,
        disabled: isLocked,
        value: fieldText(value),
        oninput: (event: Event) => {
          if (!(event.target instanceof HTMLInputElement)) return;
          const cents = typedCents(event.target.value);
          event.target.value = fieldText(cents);
          change(cents);
        },
      }),
    ),
  );
}

/** Renders buttons that set the stake of all bets on the slip. */
export function stakeChips(slip: Slip, isLocked: boolean, actions: Actions): Child {
  const isForMany = slip.mode === 'single' && slip.selections.length > 1;
  const chips = STAKE_CHIPS.map((cents) => ({
    text: formatMoney(cents),
    isChosen: sharedStake(slip) === cents,
    isLocked,
    choose: () => actions.setAllStakes(cents),
  }));
  const [label, heading] = isForMany ? ['Quanto em cada aposta', h('span', { class: 'quiet' }, 'Em cada aposta')] : ['Quanto apostar'];
  return choiceGroup(label, 'choices chips', chips, heading);
}

/** Renders the player's choices for moved odds and for the stake of new selections. */
export function slipSettings({ preferences }: Model, actions: Actions): Child {
  return h(
    'div',
    { key: 'settings', class: 'settings stack' },
    h(
      'label',
      { class: 'row', for: 'odds-policy' },
      h('span', {}, 'Se as odds mudarem'),
      h(
        'select',
        {
          id: 'odds-policy',
          class: 'field',
          value: preferences.oddsPolicy,
          onchange: (event: Event) => {
            const wanted = event.target instanceof HTMLSelectElement ? event.target.value : '';
            const [policy] = POLICIES.find(([name]) => name === wanted) ?? [];
            if (policy !== undefined) actions.setOddsPolicy(policy);
          },
        },
        POLICIES.map(([name, label]) => h('option', { value: name }, label)),
      ),
    ),
    h(
      'label',
      { class: 'row', for: 'quick-bet' },
      h('span', {}, 'Aposta rápida', h('small', { class: 'quiet' }, 'Repete o valor da sua última aposta.')),
      h('input', {
        id: 'quick-bet',
        type: 'checkbox',
        class: 'middle',
        checked: preferences.isQuick,
        onchange: (event: Event) => {
          if (event.target instanceof HTMLInputElement) actions.setQuick(event.target.checked);
        },
      }),
    ),
  );
}

/**
 * Renders the button that logs in, places the slip, or repeats a request whose outcome is unknown. A question comes before an
 * unusual stake.
 */
export function placeButton(model: Model, actions: Actions): Child {
  const { slip, token, placing, info, isAsked } = model;
  if (token === undefined) return button('Entrar para apostar', actions.login, { class: 'main wide' });
  if (placing === 'unknown') return button('Verificar aposta', actions.place, { class: 'main wide' });
  const error = validateSlip(acceptOdds(slip), info.limits);
  const { stake } = totals(slip);
  const verb = haveOddsMoved(slip) ? 'Aceitar e apostar' : 'Apostar';
  const label = placing === 'sending' ? 'Enviando…' : `${verb}${stake === undefined ? '' : ` ${formatMoney(stake)}`}`;
  if (isAsked && error === undefined)
    return h(
      'div',
      { key: 'asked', class: 'inset stack', role: 'group', 'aria-label': 'Confirmar o valor' },
      h('p', { role: 'status' }, 'É mais de dez vezes o que você costuma apostar. O valor está certo?'),
      h('div', { class: 'stack pair' }, button('Mudar o valor', actions.rejectStake), button(label, actions.place)),
    );
  return button(label, actions.place, {
    class: 'main wide',
    disabled: error !== undefined || placing === 'sending',
    'aria-describedby': error ? 'slip-why' : undefined,
  });
}

/** Renders the reason why the slip cannot be placed, or that its odds moved; nothing for a visitor or while the slip is locked. */
export function slipReason({ slip, token, placing, info }: Model): Child {
  const error = validateSlip(slip, info.limits);
  return token !== undefined && placing === 'idle' && Boolean(error) && h('p', { key: 'why', class: 'quiet', id: 'slip-why' }, error);
}
