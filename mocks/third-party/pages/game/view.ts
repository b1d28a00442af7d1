import type { ActionName } from '../../../domain/games/round';
import { button } from '../shared/button';
import { type Child, h } from '../shared/dom';
import { iconButton } from '../shared/icon-button';
import { icon, type IconName } from '../shared/icons';
import { formatMoney } from '../shared/money';
import type { Session } from './round';
import type { Stage } from './stage';

/**
 * Phase of a round. `ready`: a round can be started; `requesting`: its response is awaited; `running`: its result appears; `deciding`: the
 * player must decide; `unknown`: the response was lost, so the round must be checked; `over`: the session has ended.
 */
type Phase = 'ready' | 'requesting' | 'running' | 'deciding' | 'unknown' | 'over';

/** Labels of the buttons by decision (pt-BR). */
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

/**
 * Renders the head: the name and the provider of the game, and buttons for the rules and the exit.
 *
 * @param session undefined if it could not be opened
 * @param exit undefined if the site has the only exit
 * @param rules opens the rules; undefined without a session
 */
export function headView(
  session: Pick<Session, 'name' | 'provider'> | undefined,
  exit: (() => void) | undefined,
  rules?: () => void,
): Child {
  return [
    h('div', { class: 'title' }, session && [h('h1', { class: 'cut' }, session.name), h('p', { class: 'quiet' }, session.provider)]),
    rules && iconButton('Regras e prêmios', 'info', rules),
    exit && iconButton('Sair do jogo', 'close', exit),
  ];
}

/** Renders the message, the balance, the stake and the buttons of the round. */
export function controlsView(table: Table, texts: Stage<never>['texts'], canStart: boolean, actions: Actions): Child {
  const { balance, stake, stakes, phase, message } = table;
  const isReady = phase === 'ready';
  const step = (verb: string, name: IconName, by: number) =>
    iconButton(`${verb} ${texts.stake.toLowerCase()}`, name, () => actions.step(by), {
      disabled: !isReady || stakes[stakes.indexOf(stake) + by] === undefined,
    });
  const main = (label: string, onclick: () => void, isOff: boolean) =>
    button(label, onclick, { class: 'main', 'aria-disabled': isOff && 'true' });
  return [
    h('p', { class: `middle message ${message.kind}`, role: 'status' }, message.text),
    h(
      'div',
      { class: 'panel' },
      h('p', { class: 'sum' }, h('span', { class: 'quiet' }, 'Saldo'), h('b', {}, formatMoney(balance))),
      h(
        'div',
        { class: 'line stake', role: 'group', 'aria-label': texts.stake },
        step('Diminuir', 'minus', -1),
        h('p', { class: 'sum' }, h('span', { class: 'quiet' }, texts.stake), h('b', { 'aria-live': 'polite' }, formatMoney(stake))),
        step('Aumentar', 'plus', 1),
      ),
      h(
        'div',
        { class: 'wrap buttons' },
        phase === 'deciding'
          ? table.actions.map((action) => main(ACTION_LABELS[action], () => actions.decide(action), false))
          : main(phase === 'unknown' ? 'Verificar' : texts.start, actions.start, phase !== 'unknown' && !(isReady && canStart)),
      ),
    ),
  ];
}

/** Renders the rules of a game, with its RTP and its bet limits, as the content of a dialog. */
export function rulesView({ rtp, minBet, maxBet }: Session, rules: Child, close: () => void): Child {
  return [
    h('div', { class: 'row' }, h('h2', { id: 'rules-title' }, 'Regras e prêmios'), iconButton('Fechar regras', 'close', close)),
    h(
      'p',
      { class: 'quiet' },
      `Retorno ao jogador: ${rtp.toLocaleString('pt-BR')} %. Apostas de ${formatMoney(minBet)} a ${formatMoney(maxBet)}.`,
    ),
    rules,
    h('p', { class: 'quiet' }, 'Cada rodada é independente e decidida no servidor. Para maiores de 18 anos.'),
  ];
}

/**
 * Renders an error in place of the game.
 *
 * @param retry undefined if another attempt cannot succeed
 * @param exit undefined if the site has the only exit
 */
export function brokenView(text: string, retry: (() => void) | undefined, exit: (() => void) | undefined): Child {
  return h(
    'div',
    { class: 'broken surface stack', role: 'alert' },
    icon('warning', 40),
    h('p', {}, text),
    retry !== undefined && button('Tentar de novo', retry, { class: 'main' }),
    exit !== undefined && button('Sair do jogo', exit),
  );
}
