import { type Child, h } from '../shared/dom';
import { formatMoney } from '../shared/money';
import type { Bet } from './account';
import type { Actions, Model } from './model';
import { formatDay, formatTime } from './format-date';

const statusLabels: Readonly<Record<string, string>> = {
  open: 'Em aberto',
  won: 'Ganha',
  lost: 'Perdida',
  void: 'Anulada',
  cashed_out: 'Encerrada',
};

const decimals = (odds: number) => odds.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

function outcome({ status, potential, stake }: Bet): [string, number] {
  if (status === 'won') return ['Pago', potential];
  if (status === 'void') return ['Devolvido', stake];
  return [status === 'open' ? 'Retorno possível' : 'Pago', status === 'open' ? potential : 0];
}

function betCard(bet: Bet, now: number) {
  const placed = Date.parse(bet.placed_at);
  const [label, amount] = outcome(bet);
  return h(
    'li',
    { key: bet.id, class: 'bet' },
    h(
      'div',
      { class: 'bet-head' },
      h('b', {}, bet.type === 'multiple' ? `Múltipla de ${String(bet.legs.length)}` : 'Simples'),
      h('span', { class: `state ${bet.status}` }, statusLabels[bet.status] ?? bet.status),
    ),
    h(
      'ul',
      { class: 'legs' },
      bet.legs.map((leg) =>
        h(
          'li',
          { class: `leg ${leg.status}` },
          h('span', { class: 'leg-pick' }, leg.selection, h('b', {}, decimals(leg.odds))),
          h('span', { class: 'leg-event' }, `${leg.market} · ${leg.event}`),
          bet.legs.length > 1 && h('span', { class: 'leg-state' }, statusLabels[leg.status] ?? leg.status),
        ),
      ),
    ),
    h(
      'dl',
      { class: 'sums' },
      h('div', {}, h('dt', {}, 'Valor'), h('dd', {}, formatMoney(bet.stake))),
      h('div', {}, h('dt', {}, 'Odds'), h('dd', {}, decimals(bet.odds))),
      h('div', {}, h('dt', {}, label), h('dd', {}, formatMoney(amount))),
    ),
    h('p', { class: 'placed' }, `${formatDay(placed, now)}, ${formatTime(placed)} · ${bet.id}`),
  );
}

/** Renders the player's bets, open ones first. */
export function betsView({ token, bets, isReachable, now }: Model, actions: Actions): Child {
  const title = h('h1', {}, 'Minhas apostas');
  if (token === undefined) {
    return [
      title,
      h(
        'div',
        { class: 'empty' },
        h('p', {}, 'Entre na sua conta para ver suas apostas.'),
        h('button', { type: 'button', class: 'button main', onclick: actions.login }, 'Entrar'),
      ),
    ];
  }
  if (bets === undefined) {
    if (isReachable) return [title, h('p', { class: 'empty', role: 'status' }, 'Carregando suas apostas…')];
    return [
      title,
      h(
        'div',
        { class: 'empty' },
        h('p', {}, 'Não foi possível carregar suas apostas.'),
        h('button', { type: 'button', class: 'button', onclick: actions.reload }, 'Tentar de novo'),
      ),
    ];
  }
  const open = bets.filter(({ status }) => status === 'open');
  const settled = bets.filter(({ status }) => status !== 'open');
  return [
    title,
    bets.length === 0 && h('p', { class: 'empty' }, 'Você ainda não fez apostas. Escolha uma odd para começar.'),
    open.length > 0 &&
      h(
        'section',
        { class: 'block' },
        h('h2', {}, `Em aberto (${String(open.length)})`),
        h(
          'ul',
          { class: 'bets' },
          open.map((bet) => betCard(bet, now)),
        ),
      ),
    settled.length > 0 &&
      h(
        'section',
        { class: 'block' },
        h('h2', {}, 'Resolvidas'),
        h(
          'ul',
          { class: 'bets' },
          settled.map((bet) => betCard(bet, now)),
        ),
      ),
  ];
}
