import { eventById, getScore } from '../../../domain/book/events';
import { button, choiceGroup } from '../shared/button';
import { type Child, h } from '../shared/dom';
import { formatMoney } from '../shared/money';
import type { Bet } from './account';
import { sharedOffer } from './cash-out';
import type { Actions, CashOut, Model } from './model';
import { formatDay, formatTime } from './format-date';
import { sum } from './sum';

/** Labels (pt-BR) by the status of a bet or of one of its selections. */
const statusLabels: Readonly<Record<string, string>> = {
  open: 'Em aberto',
  won: 'Ganha',
  lost: 'Perdida',
  void: 'Anulada',
  cashed_out: 'Encerrada',
};

/** Percents of a bet that can end early. */
const SHARES = [25, 50, 75, 100] as const;

const decimals = (odds: number) => odds.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

/** Returns the label and the cents of the amount that a bet has paid or may pay. */
function outcome({ status, potential, stake, paid }: Bet): [string, number] {
  if (status === 'void') return ['Devolvido', stake];
  return status === 'open' ? ['Retorno possível', potential] : ['Pago', paid ?? 0];
}

/** Renders score and clock of a selection's running event. */
function liveState({ info, now }: Model, leg: Bet['legs'][number]): Child {
  const event = leg.status === 'open' ? eventById(info.seed, leg.event_id) : undefined;
  const score = event && getScore(info.seed, event, now);
  if (score === undefined) return undefined;
  return h(
    'span',
    { class: 'line' },
    h('span', { class: 'line on-air' }, 'Ao vivo'),
    `${String(score.home)} – ${String(score.away)}`,
    h('span', { class: 'quiet' }, score.clock),
  );
}

/** Renders the offer for an open bet, and its confirmation. */
function cashOutView(bet: Bet, cashOut: CashOut | undefined, actions: Actions): Child {
  if (cashOut?.bet !== bet.id) {
    if (bet.cash_out === null) return h('p', { class: 'quiet' }, 'Sem valor para encerrar agora.');
    return button(`Encerrar por ${formatMoney(bet.cash_out)}`, () => actions.askCashOut(bet), { class: 'wide' });
  }
  const { state, share, problem } = cashOut;
  const amount = sharedOffer(cashOut);
  const shares = SHARES.map((one) => ({
    text: one === 100 ? 'Tudo' : `${String(one)}%`,
    isChosen: one === share,
    isLocked: state !== 'asking' || sharedOffer({ offer: cashOut.offer, share: one }) === 0,
    choose: () => actions.setCashOutShare(one),
  }));
  const rest = share === 100 ? '' : ' O resto da aposta continua aberto.';
  return h(
    'div',
    { class: 'inset stack', role: 'group', 'aria-label': 'Encerrar a aposta' },
    h(
      'p',
      { role: 'status' },
      problem ??
        `Você recebe ${formatMoney(amount)} agora e desiste do possível ganho de ${formatMoney(Math.floor((bet.potential * share) / 100))}.${rest}`,
    ),
    choiceGroup('Quanto encerrar', 'choices chips', shares),
    h(
      'div',
      { class: 'stack pair' },
      button(
        state === 'sending' ? 'Enviando…' : state === 'unknown' ? 'Verificar' : `Encerrar por ${formatMoney(amount)}`,
        actions.confirmCashOut,
        { class: 'main', disabled: state === 'sending' },
      ),
      state === 'asking' && button('Manter aposta', actions.cancelCashOut),
    ),
  );
}

function betCard(bet: Bet, model: Model, actions: Actions) {
  const { now } = model;
  const placed = Date.parse(bet.placed_at);
  const [label, amount] = outcome(bet);
  return h(
    'li',
    { key: bet.id, class: 'bet surface stack' },
    h(
      'div',
      { class: 'row' },
      h('b', {}, bet.type === 'multiple' ? `Múltipla de ${String(bet.legs.length)}` : 'Simples'),
      h('span', { class: `pill ${bet.status}` }, statusLabels[bet.status] ?? bet.status),
    ),
    h(
      'ul',
      { class: 'stack' },
      bet.legs.map((leg) =>
        h(
          'li',
          { class: `leg ${leg.status}` },
          h('span', { class: 'row' }, leg.selection, h('b', {}, decimals(leg.odds))),
          h('span', { class: 'quiet' }, `${leg.market} · ${leg.event}`),
          bet.status === 'open' && liveState(model, leg),
          bet.legs.length > 1 &&
            (bet.status === 'open' || leg.status !== 'open') &&
            h('span', { class: 'quiet' }, statusLabels[leg.status] ?? leg.status),
        ),
      ),
    ),
    h('dl', {}, sum('Valor', formatMoney(bet.stake)), sum('Odds', decimals(bet.odds)), sum(label, formatMoney(amount))),
    bet.status === 'open' && cashOutView(bet, model.cashOut, actions),
    h('p', { class: 'quiet' }, `${formatDay(placed, now)}, ${formatTime(placed)} · ${bet.id}`),
  );
}

/** Renders a text in place of the bets, with the button that leads on. */
const emptyView = (text: string, next?: Child): Child =>
  h('div', { class: 'empty surface stack', role: next === undefined && 'status' }, h('p', {}, text), next);

/** Renders the player's bets, open ones first. Without bets it renders the login, a wait, an error or a hint. */
export function betsView(model: Model, actions: Actions): Child {
  return [h('h1', {}, 'Minhas apostas'), betLists(model, actions)];
}

function betLists(model: Model, actions: Actions): Child {
  const { token, bets, isReachable } = model;
  if (token === undefined)
    return emptyView('Entre na sua conta para ver suas apostas.', button('Entrar', actions.login, { class: 'main' }));
  if (bets === undefined && isReachable) return emptyView('Carregando suas apostas…');
  if (bets === undefined) return emptyView('Não foi possível carregar suas apostas.', button('Tentar de novo', actions.reload));
  if (bets.length === 0) return emptyView('Você ainda não fez apostas. Escolha uma odd para começar.');
  const open = bets.filter(({ status }) => status === 'open');
  const settled = bets.filter(({ status }) => status !== 'open');
  const list = (title: string, some: readonly Bet[]): Child => {
    const cards = some.map((bet) => betCard(bet, model, actions));
    return some.length > 0 && h('section', { class: 'stack' }, h('h2', {}, title), h('ul', { class: 'tiles bets' }, cards));
  };
  return [list(`Em aberto (${String(open.length)})`, open), list('Resolvidas', settled)];
}
