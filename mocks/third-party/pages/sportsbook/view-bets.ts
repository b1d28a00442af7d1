import { eventById, getScore } from '../../../domain/book/events';
import { type Child, h } from '../shared/dom';
import { formatMoney } from '../shared/money';
import type { Bet } from './account';
import { sharedOffer } from './cash-out';
import type { Actions, CashOut, Model } from './model';
import { formatDay, formatTime } from './format-date';
import { sum } from './sum';

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
    { class: 'leg-live' },
    h('span', { class: 'on-air' }, 'Ao vivo'),
    `${String(score.home)} – ${String(score.away)}`,
    h('span', { class: 'quiet' }, score.clock),
  );
}

/** Renders the offer for an open bet, and its confirmation. */
function cashOutView(bet: Bet, cashOut: CashOut | undefined, actions: Actions): Child {
  if (cashOut?.bet !== bet.id) {
    if (bet.cash_out === null) return h('p', { class: 'quiet' }, 'Sem valor para encerrar agora.');
    return h(
      'button',
      { type: 'button', class: 'button wide', onclick: () => actions.askCashOut(bet) },
      `Encerrar por ${formatMoney(bet.cash_out)}`,
    );
  }
  const { state, share, problem } = cashOut;
  const amount = sharedOffer(cashOut);
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
    h(
      'div',
      { class: 'chips', role: 'group', 'aria-label': 'Quanto encerrar' },
      SHARES.map((one) =>
        h(
          'button',
          {
            type: 'button',
            class: 'button',
            disabled: state !== 'asking' || sharedOffer({ offer: cashOut.offer, share: one }) === 0,
            'aria-pressed': String(one === share),
            onclick: () => actions.setCashOutShare(one),
          },
          one === 100 ? 'Tudo' : `${String(one)}%`,
        ),
      ),
    ),
    h(
      'div',
      { class: 'pair' },
      h(
        'button',
        { type: 'button', class: 'button main', disabled: state === 'sending', onclick: actions.confirmCashOut },
        state === 'sending' ? 'Enviando…' : state === 'unknown' ? 'Verificar' : `Encerrar por ${formatMoney(amount)}`,
      ),
      state === 'asking' && h('button', { type: 'button', class: 'button', onclick: actions.cancelCashOut }, 'Manter aposta'),
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

/** Renders the player's bets, open ones first. */
export function betsView(model: Model, actions: Actions): Child {
  const { token, bets, isReachable } = model;
  const title = h('h1', {}, 'Minhas apostas');
  if (token === undefined) {
    return [
      title,
      h(
        'div',
        { class: 'empty surface stack' },
        h('p', {}, 'Entre na sua conta para ver suas apostas.'),
        h('button', { type: 'button', class: 'button main', onclick: actions.login }, 'Entrar'),
      ),
    ];
  }
  if (bets === undefined) {
    if (isReachable) return [title, h('p', { class: 'empty surface stack', role: 'status' }, 'Carregando suas apostas…')];
    return [
      title,
      h(
        'div',
        { class: 'empty surface stack' },
        h('p', {}, 'Não foi possível carregar suas apostas.'),
        h('button', { type: 'button', class: 'button', onclick: actions.reload }, 'Tentar de novo'),
      ),
    ];
  }
  const open = bets.filter(({ status }) => status === 'open');
  const settled = bets.filter(({ status }) => status !== 'open');
  return [
    title,
    bets.length === 0 && h('p', { class: 'empty surface stack' }, 'Você ainda não fez apostas. Escolha uma odd para começar.'),
    open.length > 0 &&
      h(
        'section',
        { class: 'stack' },
        h('h2', {}, `Em aberto (${String(open.length)})`),
        h(
          'ul',
          { class: 'bets' },
          open.map((bet) => betCard(bet, model, actions)),
        ),
      ),
    settled.length > 0 &&
      h(
        'section',
        { class: 'stack' },
        h('h2', {}, 'Resolvidas'),
        h(
          'ul',
          { class: 'bets' },
          settled.map((bet) => betCard(bet, model, actions)),
        ),
      ),
  ];
}
