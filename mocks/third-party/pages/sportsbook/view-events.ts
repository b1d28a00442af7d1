import type { BookEvent } from '../../../domain/book/events';
import { type League, leagueById, leagues, type SportId, sports } from '../../../domain/book/leagues';
import { formatOdds } from '../../../domain/book/odds';
import { type Market, marketRows, type Quote } from '../../../domain/book/quotes';
import { button } from '../shared/button';
import { type Child, h } from '../shared/dom';
import { iconButton } from '../shared/icon-button';
import { icon } from '../shared/icons';
import { crest, flag } from './crest';
import { type Actions, withMainMarket, type Model, type OfferedEvent } from './model';
import { formatDay, formatTime } from './format-date';
import { formatPath, type Route } from './route';
import { isOnSlip } from './slip';

/** Maximum number of favourite events and of next events on the front page; of live events it shows half as many. */
const MAX_EVENTS_ON_HOME = 8;
/** Maximum number of events of a league on the page of its sport. */
const MAX_EVENTS_PER_LEAGUE = 5;

/** Renders a link to a page of the sportsbook. */
export function link(route: Route, props: Record<string, string | boolean | undefined>, ...children: Child[]) {
  return h('a', { href: `#${formatPath(route)}`, ...props }, ...children);
}

const eventRoute = ({ sport, league, id }: BookEvent): Route => ({ view: 'event', sport, league, event: id });

/** Returns the short name of a selection: `1`, `X` and `2` for home, draw and away, otherwise its name. */
export const shortName = ({ id, name }: Pick<Quote, 'id' | 'name'>) => shortNames[id] ?? name;

const shortNames: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' };

/** Words (pt-BR) before the odds for screen readers, by the direction of their last move. */
const MOVE_LABELS = { up: 'subiu para ', down: 'caiu para ', none: '' } as const;

/** Renders a button that toggles a selection; `isShort` if the sides are named beside it. */
export function oddsButton(model: Model, actions: Actions, { event }: OfferedEvent, market: Market, quote: Quote, isShort = false) {
  const selection = {
    event_id: event.id,
    market: market.id,
    selection: quote.id,
    event: `${event.home} x ${event.away}`,
    marketName: market.name,
    selectionName: quote.name,
    odds: quote.odds ?? 0,
    current: quote.odds,
    stake: 0,
  };
  const isOffered = quote.odds !== undefined;
  const key = `${event.id}/${market.id}/${quote.id}`;
  const move = model.moves(key, quote.odds, model.now);
  const content = [
    h('span', { class: 'odds-name quiet cut' }, isShort ? shortName(quote) : quote.name),
    h('span', { class: 'unseen' }, `${isShort ? ` ${quote.name}` : ''}, ${isOffered ? MOVE_LABELS[move ?? 'none'] : 'suspensa'}`),
    h('span', { class: `odds-value ${move ?? ''}` }, quote.odds === undefined ? icon('lock', 16) : formatOdds(quote.odds)),
  ];
  return button(content, () => actions.toggle(selection), {
    key,
    class: 'odds',
    'aria-pressed': String(isOnSlip(model.slip, selection)),
    disabled: !isOffered,
    title: isOffered ? quote.name : `${quote.name}, suspensa no momento`,
  });
}

/** Renders a button that adds a team or a league to the favourites, or removes it. */
export function favouriteButton({ preferences }: Model, actions: Actions, name: string): Child {
  const isFavourite = preferences.favourites.includes(name);
  return iconButton(`Favorito: ${name}`, 'star', () => actions.toggleFavourite(name), {
    class: 'favourite',
    'aria-pressed': String(isFavourite),
  });
}

function sideLine(name: string, score: number | undefined): Child {
  return h(
    'span',
    { class: 'line side' },
    crest(name, 20),
    h('span', { class: 'cut' }, name),
    score !== undefined && h('b', {}, String(score)),
  );
}

function eventRow(model: Model, actions: Actions, event: BookEvent, showsLeague: boolean) {
  const offered = withMainMarket(model, event);
  const { markets, score } = offered;
  const [main] = markets;
  const when = score === undefined ? `${formatDay(event.startsAt, model.now)}, ${formatTime(event.startsAt)}` : score.clock;
  return h(
    'li',
    { key: event.id, class: 'event' },
    link(
      eventRoute(event),
      { class: 'event-head' },
      h(
        'span',
        { class: score === undefined ? 'line when quiet' : 'line when quiet on' },
        score !== undefined && h('span', { class: 'line on-air' }, 'Ao vivo'),
        when,
        showsLeague && h('span', { class: 'cut' }, leagueById(event.league)?.name ?? ''),
      ),
      sideLine(event.home, score?.home),
      h('span', { class: 'unseen' }, ' x '),
      sideLine(event.away, score?.away),
      h('span', { class: 'line more quiet' }, `Mais ${String(marketRows(event).length - 1)} mercados`, icon('next', 14)),
    ),
    main !== undefined &&
      h(
        'div',
        { class: 'choices', role: 'group', 'aria-label': main.name },
        main.quotes.map((quote) => oddsButton(model, actions, offered, main, quote, true)),
      ),
  );
}

/** Renders a list of events with a heading; nothing if there are none. `league` is that of all events, which the rows then omit. */
export function eventBlock(
  title: Child,
  events: readonly BookEvent[],
  model: Model,
  actions: Actions,
  { key, league, allLink }: { key: string; league?: League; allLink?: Child },
): Child {
  if (events.length === 0) return undefined;
  return h(
    'section',
    { key, class: 'stack block' },
    h('div', { class: 'row' }, h('h2', { class: 'line' }, title), allLink, league && favouriteButton(model, actions, league.name)),
    h(
      'ul',
      { class: 'events surface' },
      events.map((event) => eventRow(model, actions, event, league === undefined)),
    ),
  );
}

function leagueBlock(model: Model, actions: Actions, league: League, wanted: readonly BookEvent[], max?: number) {
  const { id, sport, name, region } = league;
  const events = wanted.filter((event) => event.league === id);
  const isCut = max !== undefined && events.length > max;
  const allLink = isCut && link({ view: 'league', sport, league: id }, { class: 'all' }, `Ver todos os ${String(events.length)}`);
  const title = [flag(region), h('span', { class: 'region' }, region), ' ', name];
  return eventBlock(title, events.slice(0, max), model, actions, { key: id, league, allLink });
}

/** Returns true if a team or the league of an event is among the favourites. */
function isFavourite({ preferences }: Model, { league, home, away }: BookEvent): boolean {
  return [leagueById(league)?.name, home, away].some((name) => name !== undefined && preferences.favourites.includes(name));
}

/**
 * Renders the events of a page: the highlights, those that are live, those of a sport or of a league. The front page shows the first
 * favourite, live and next events only, and the page of a sport the first ones of each league.
 */
export function eventsView(model: Model, actions: Actions): Child {
  const { route, events, now } = model;
  const live = events.filter(({ startsAt }) => startsAt <= now);
  if (route.view === 'live') {
    return [
      h('h1', { class: 'title' }, 'Ao vivo'),
      live.length === 0 && h('p', { class: 'empty surface stack' }, 'Nenhum evento ao vivo agora. Os próximos estão em Destaques.'),
      leagues.map((league) => leagueBlock(model, actions, league, live)),
    ];
  }
  if (route.view === 'sport') {
    return [
      h('h1', { class: 'title' }, sportName(route.sport)),
      leagues
        .filter(({ sport }) => sport === route.sport)
        .map((league) => leagueBlock(model, actions, league, events, MAX_EVENTS_PER_LEAGUE)),
    ];
  }
  if (route.view === 'league') {
    const league = leagueById(route.league);
    return [h('h1', { class: 'title' }, league?.name ?? ''), league && leagueBlock(model, actions, league, events)];
  }
  const soon = events.filter(({ startsAt }) => startsAt > now);
  return [
    h('h1', { class: 'title' }, 'Destaques'),
    eventBlock('Seus favoritos', events.filter((event) => isFavourite(model, event)).slice(0, MAX_EVENTS_ON_HOME), model, actions, {
      key: 'favourites',
    }),
    eventBlock('Ao vivo agora', live.slice(0, MAX_EVENTS_ON_HOME / 2), model, actions, {
      key: 'live',
      allLink: link({ view: 'live' }, { class: 'all' }, `Ver todos os ${String(live.length)}`),
    }),
    leagues.map((league) => leagueBlock(model, actions, league, soon.slice(0, MAX_EVENTS_ON_HOME))),
  ];
}

/** Returns the name of a sport (pt-BR). */
export function sportName(sport: SportId): string {
  return sports.find(({ id }) => id === sport)?.name ?? '';
}
