import { lines, pays, symbolIds } from '../../../domain/slot/symbols';
import { type Child, h } from '../shared/dom';
import { icon } from '../shared/icons';
import { formatMoney } from '../shared/money';
import { drawSymbol, symbolNames } from './drawings';
import type { Session } from './round';

/**
 * Phase of a round. `running`: the reels spin; `unknown`: the response was lost, so the round must be checked; `over`: the
 * session has ended.
 */
type Phase = 'ready' | 'requesting' | 'running' | 'unknown' | 'over';

/** State of the controls. */
export interface Table {
  readonly session: Session;
  /** Balance of real money in cents. A bonus may pay the rest, so only the backend knows the maximum stake. */
  readonly balance: number;
  /** Stake in cents. */
  readonly stake: number;
  /** Stakes on offer, in cents. */
  readonly stakes: readonly number[];
  readonly phase: Phase;
  /** Message about the last round, or an error (pt-BR). */
  readonly message: { readonly kind: 'win' | 'plain' | 'bad'; readonly text: string };
}

/** Actions of the player. */
export interface Actions {
  /** Changes the stake by a number of places in the list of stakes. */
  step(by: number): void;
  spin(): void;
}

/** Renders the head. @param exit undefined if the site has the only exit */
export function headView(
  session: Pick<Session, 'name' | 'provider'> | undefined,
  exit: (() => void) | undefined,
  rules?: () => void,
): Child {
  return [
    h('div', { class: 'title' }, session && [h('h1', {}, session.name), h('p', {}, session.provider)]),
    rules && h('button', { type: 'button', class: 'round', 'aria-label': 'Regras e prêmios', onclick: rules }, icon('info', 22)),
    exit && h('button', { type: 'button', class: 'round', 'aria-label': 'Sair do jogo', onclick: exit }, icon('close', 22)),
  ];
}

/** Renders the message, the balance, the stake and the button that spins. */
export function controlsView(table: Table, actions: Actions): Child {
  const { balance, stake, stakes, phase, message } = table;
  const isReady = phase === 'ready';
  const at = stakes.indexOf(stake);
  const label = phase === 'unknown' ? 'Verificar' : 'Girar';
  return [
    h('p', { class: `message ${message.kind}`, role: 'status' }, message.text),
    h(
      'div',
      { class: 'panel' },
      h('p', { class: 'sum' }, h('span', {}, 'Saldo'), h('b', {}, formatMoney(balance))),
      h(
        'div',
        { class: 'stake', role: 'group', 'aria-label': 'Aposta' },
        h(
          'button',
          {
            type: 'button',
            class: 'round',
            'aria-label': 'Diminuir aposta',
            disabled: !isReady || at <= 0,
            onclick: () => actions.step(-1),
          },
          icon('minus', 22),
        ),
        h('p', { class: 'sum' }, h('span', {}, 'Aposta'), h('b', { 'aria-live': 'polite' }, formatMoney(stake))),
        h(
          'button',
          {
            type: 'button',
            class: 'round',
            'aria-label': 'Aumentar aposta',
            disabled: !isReady || at >= stakes.length - 1,
            onclick: () => actions.step(1),
          },
          icon('plus', 22),
        ),
      ),
      h(
        'button',
        {
          type: 'button',
          class: 'button main spin',
          disabled: !isReady && phase !== 'unknown',
          onclick: actions.spin,
        },
        label,
      ),
    ),
  ];
}

const formatMultiple = (thousandths: number) => `${(thousandths / 1000).toLocaleString('pt-BR')}×`;

/** Renders the rules with the payouts of each symbol. */
export function rulesView({ rtp, minBet, maxBet }: Session, close: () => void): Child {
  return [
    h(
      'div',
      { class: 'rules-head' },
      h('h2', { id: 'rules-title' }, 'Regras e prêmios'),
      h('button', { type: 'button', class: 'round', 'aria-label': 'Fechar regras', onclick: close }, icon('close', 22)),
    ),
    h(
      'p',
      {},
      `Ganham três ou mais símbolos iguais, a partir da esquerda, em uma das ${String(lines.length)} linhas. O curinga vale por qualquer símbolo. Os prêmios são múltiplos da aposta e se somam.`,
    ),
    h('p', {}, `Retorno ao jogador: ${rtp.toLocaleString('pt-BR')} %. Apostas de ${formatMoney(minBet)} a ${formatMoney(maxBet)}.`),
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('th', { scope: 'col' }, 'Símbolo'),
          h('th', { scope: 'col' }, '3'),
          h('th', { scope: 'col' }, '4'),
          h('th', { scope: 'col' }, '5'),
        ),
      ),
      h(
        'tbody',
        {},
        [...symbolIds].reverse().map((symbol) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, drawSymbol(symbol), symbolNames[symbol]),
            pays[symbol].map((pay) => h('td', {}, formatMultiple(pay))),
          ),
        ),
      ),
    ),
    h('p', { class: 'fine' }, 'Cada rodada é independente e decidida no servidor. Para maiores de 18 anos.'),
  ];
}

/** Renders an error in place of the reels. */
export function brokenView(text: string, retry: (() => void) | undefined, exit: (() => void) | undefined): Child {
  return h(
    'div',
    { class: 'broken', role: 'alert' },
    icon('warning', 40),
    h('p', {}, text),
    retry !== undefined && h('button', { type: 'button', class: 'button main', onclick: retry }, 'Tentar de novo'),
    exit !== undefined && h('button', { type: 'button', class: 'button', onclick: exit }, 'Sair do jogo'),
  );
}
