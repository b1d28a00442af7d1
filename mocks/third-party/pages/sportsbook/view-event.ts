import { leagueById } from '../../book/leagues';
import { type Child, h } from '../shared/dom';
import { icon } from '../shared/icons';
import { type Actions, lookAt, type Model } from './model';
import { dayName, timeName } from './moments';
import type { Route } from './route';
import { link, nameOf, oddsButton } from './view-events';

/** One event with all its markets. */
export function eventView(model: Model, actions: Actions, route: Extract<Route, { view: 'event' }>): Child {
  const league = leagueById(route.league);
  const back = link(
    { view: 'league', sport: route.sport, league: route.league },
    { class: 'back' },
    icon('back', 18),
    `${nameOf(route.sport)}, ${league?.name ?? ''}`,
  );
  const event = model.events.find(({ id }) => id === route.event);
  if (event === undefined) {
    return [
      back,
      h('h1', {}, 'Evento encerrado'),
      h('p', { class: 'empty' }, 'As apostas neste evento terminaram. O resultado das suas está em Minhas apostas.'),
    ];
  }
  const seen = lookAt(model, event);
  const { score, markets } = seen;
  return [
    back,
    h(
      'div',
      { class: 'board' },
      h(
        'h1',
        { class: 'board-sides' },
        h('span', {}, event.home),
        h('span', { class: 'versus' }, score === undefined ? 'x' : `${String(score.home)} – ${String(score.away)}`),
        h('span', {}, event.away),
      ),
      h(
        'p',
        { class: score === undefined ? 'when' : 'when on' },
        score !== undefined && h('span', { class: 'on-air' }, 'Ao vivo'),
        score?.clock ?? `${dayName(event.startsAt, model.now)}, ${timeName(event.startsAt)}`,
      ),
    ),
    markets.map((market) =>
      h(
        'section',
        { class: 'market', key: market.id },
        h('h2', {}, market.name),
        h(
          'div',
          { class: 'odds-row', role: 'group', 'aria-label': market.name },
          market.quotes.map((quote) => oddsButton(model, actions, seen, market, quote)),
        ),
      ),
    ),
  ];
}
