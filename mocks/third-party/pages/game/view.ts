import type { ActionName } from '../../../domain/games/round';
import { type Child, h } from '../shared/dom';
import { icon } from '../shared/icons';
import { formatMoney } from '../shared/money';
import type { Session } from './round';
import type { Stage } from './stage';

/**
 * Phase of a round. `running`: its result appears; `deciding`: the player must decide; `unknown`: the response was lost, so the
 * round must be checked; `over`: the session has ended.
 */
type Phase = 'ready' | 'requesting' | 'running' | 'deciding' | 'unknown' | 'over';

const ACTION_LABELS: Readonly<Record<ActionName, string>> = {
  hit: 'Pedir carta',
  stand: 'Parar',
  double: 'Dobrar',
  'cash-out': 'Retirar',
};

/** State of the controls. */
export interface Table {
  /** Balance of real money in cents. A bonus may pay the rest, so only the backend knows the maximum stake. */
  readonly balance: number;
  /** Stake in cents. */
  readonly stake: number;
  /** Stakes on offer, in cents. */
  readonly stakes: readonly number[];
  readonly phase: Phase;
  /** Decisions on offer in the phase `deciding`. */
  readonly actions: readonly ActionName[];
  /** Message about the last round, or an error (pt-BR). */
  readonly message: { readonly kind: 'win' | 'plain' | 'bad'; readonly text: string };
}

/** Actions of the player. */
export interface Actions {
  /** Changes the stake by a number of places in the list of stakes. */
  step(by: number): void;
  /** Starts a round, or repeats a request whose response was lost. */
  start(): void;
  decide(action: ActionName): void;
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

/** Renders the message, the balance, the stake and the buttons of the round. */
export function controlsView(table: Table, texts: Stage<never>['texts'], canStart: boolean, actions: Actions): Child {
  const { balance, stake, stakes, phase, message } = table;
  const isReady = phase === 'ready';
  const at = stakes.indexOf(stake);
  const button = (label: string, onclick: () => void, isOff: boolean) =>
    h('button', { type: 'button', class: 'button main', 'aria-disabled': isOff && 'true', onclick }, label);
  return [
    h('p', { class: `message ${message.kind}`, role: 'status' }, message.text),
    h(
      'div',
      { class: 'panel' },
      h('p', { class: 'sum' }, h('span', {}, 'Saldo'), h('b', {}, formatMoney(balance))),
      h(
        'div',
        { class: 'stake', role: 'group', 'aria-label': texts.stake },
        h(
          'button',
          {
            type: 'button',
            class: 'round',
            'aria-label': `Diminuir ${texts.stake.toLowerCase()}`,
            disabled: !isReady || at <= 0,
            onclick: () => actions.step(-1),
          },
          icon('minus', 22),
        ),
        h('p', { class: 'sum' }, h('span', {}, texts.stake), h('b', { 'aria-live': 'polite' }, formatMoney(stake))),
        h(
          'button',
          {
            type: 'button',
            class: 'round',
            'aria-label': `Aumentar ${texts.stake.toLowerCase()}`,
            disabled: !isReady || at >= stakes.length - 1,
            onclick: () => actions.step(1),
          },
          icon('plus', 22),
        ),
      ),
      h(
        'div',
        { class: 'buttons' },
        phase === 'deciding'
          ? table.actions.map((action) => button(ACTION_LABELS[action], () => actions.decide(action), false))
          : button(phase === 'unknown' ? 'Verificar' : texts.start, actions.start, phase !== 'unknown' && !(isReady && canStart)),
      ),
    ),
  ];
}

/** Renders the rules of a game. */
export function rulesView({ rtp, minBet, maxBet }: Session, rules: Child, close: () => void): Child {
  return [
    h(
      'div',
      { class: 'rules-head' },
      h('h2', { id: 'rules-title' }, 'Regras e prêmios'),
      h('button', { type: 'button', class: 'round', 'aria-label': 'Fechar regras', onclick: close }, icon('close', 22)),
    ),
    h('p', {}, `Retorno ao jogador: ${rtp.toLocaleString('pt-BR')} %. Apostas de ${formatMoney(minBet)} a ${formatMoney(maxBet)}.`),
    rules,
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
