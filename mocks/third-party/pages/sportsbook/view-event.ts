import { leagueById } from '../../../domain/book/leagues';
import { type Child, h } from '../shared/dom';
import { icon } from '../shared/icons';
import { type Actions, toOfferedEvent, type Model } from './model';
import { formatDay, formatTime } from './format-date';
import type { Route } from './route';
import { link, sportName, oddsButton } from './view-events';

/** Renders the page of an event with all its markets. */
export function eventView(model: Model, actions: Actions, route: Extract<Route, { view: 'event' }>): Child {
  const league = leagueById(route.league);
  const back = link(
    { view: 'league', sport: route.sport, league: route.league },
    { class: 'back quiet' },
    icon('back', 18),
    `${sportName(route.sport)}, ${league?.name ?? ''}`,
  );
  const event = model.events.find(({ id }) => id === route.event);
  if (event === undefined) {
    return [
      back,
      h('h1', {}, 'Evento encerrado'),
      h('p', { class: 'empty surface stack' }, 'As apostas neste evento terminaram. O resultado das suas está em Minhas apostas.'),
    ];
  }
  const offered = toOfferedEvent(model, event);
  const { score, markets } = offered;
  return [
    back,
    h(
      'div',
      { class: 'board surface stack' },
      h(
        'h1',
        { class: 'board-sides' },
        h('span', {}, event.home),
        h('span', { class: 'versus' }, score === undefined ? 'x' : `${String(score.home)} – ${String(score.away)}`),
        h('span', {}, event.away),
      ),
      h(
        'p',
        { class: score === undefined ? 'when quiet' : 'when quiet on' },
        score !== undefined && h('span', { class: 'on-air' }, 'Ao vivo'),
        score?.clock ?? `${formatDay(event.startsAt, model.now)}, ${formatTime(event.startsAt)}`,
      ),
    ),
    markets.map((market) =>
      h(
        'section',
        { class: 'surface stack', key: market.id },
        h('h2', {}, market.name),
        h(
          'div',
          { class: 'odds-row', role: 'group', 'aria-label': market.name },
          market.quotes.map((quote) => oddsButton(model, actions, offered, market, quote)),
        ),
      ),
    ),
  ];
}
