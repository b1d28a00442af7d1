import { leagueById } from '../../../domain/book/leagues';
import { choiceGroup } from '../shared/button';
import { type Child, h } from '../shared/dom';
import { icon } from '../shared/icons';
import { crest } from './crest';
import { type Actions, withAllMarkets, type Model } from './model';
import { formatDay, formatTime } from './format-date';
import type { Route } from './route';
import { favouriteButton, link, sportName, oddsButton } from './view-events';
import { timelineView } from './view-timeline';

/** Group of all markets. */
const ALL = 'Todos';

/** Renders the page of an event with the markets of the chosen group; a notice if the event is no longer offered. */
export function eventView(model: Model, actions: Actions, route: Extract<Route, { view: 'event' }>): Child {
  const league = leagueById(route.league);
  const back = link(
    { view: 'league', sport: route.sport, league: route.league },
    { class: 'line back quiet' },
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
  const offered = withAllMarkets(model, event);
  const { score, markets } = offered;
  const groups = [...new Set(markets.map(({ group }) => group)), ALL];
  const chosen = groups.find((group) => group === model.group) ?? groups[0];
  const side = (name: string) => h('span', { class: 'stack board-side' }, crest(name, 48), name);
  return [
    back,
    h(
      'div',
      { class: 'board surface stack' },
      h(
        'h1',
        { class: 'board-sides' },
        side(event.home),
        h('span', { class: 'versus' }, score === undefined ? 'x' : `${String(score.home)} – ${String(score.away)}`),
        side(event.away),
      ),
      h('div', { class: 'board-stars' }, favouriteButton(model, actions, event.home), favouriteButton(model, actions, event.away)),
      h(
        'p',
        { class: score === undefined ? 'line when quiet' : 'line when quiet on' },
        score !== undefined && h('span', { class: 'line on-air' }, 'Ao vivo'),
        score?.clock ?? `${formatDay(event.startsAt, model.now)}, ${formatTime(event.startsAt)}`,
      ),
    ),
    score !== undefined && timelineView(event, score),
    choiceGroup(
      'Mercados',
      'wrap',
      groups.map((group) => ({ text: group, isChosen: group === chosen, choose: () => actions.setGroup(group) })),
    ),
    h(
      'div',
      { class: 'tiles markets' },
      markets
        .filter(({ group }) => chosen === ALL || chosen === group)
        .map((market) =>
          h(
            'section',
            { class: 'surface stack', key: market.id },
            h('h2', {}, market.name),
            h(
              'div',
              { class: `odds-grid columns-${String(market.columns)}`, role: 'group', 'aria-label': market.name },
              market.quotes.map((quote) => oddsButton(model, actions, offered, market, quote)),
            ),
          ),
        ),
    ),
  ];
}
