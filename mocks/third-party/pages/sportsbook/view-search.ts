import type { BookEvent } from '../../../domain/book/events';
import { leagueById, leagues } from '../../../domain/book/leagues';
import { type Child, h } from '../shared/dom';
import type { Actions, Model } from './model';
import { eventBlock, favouriteButton, link, sportName } from './view-events';

/** Maximum number of found events that are shown. Leagues have no limit. */
const MAX_SHOWN_EVENTS = 20;

/** Returns a text without accents and capitals. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns true if a text contains each word of the query, also inside of a word, in any order and without regard to accents and capitals.
 * An empty query is in all.
 */
export function isFound(query: string, text: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

function eventText({ home, away, league, sport }: BookEvent): string {
  return `${home} ${away} ${leagueById(league)?.name ?? ''} ${sportName(sport)}`;
}

/** Renders the search for teams and leagues, with the favourites while nothing is typed. */
export function searchView(model: Model, actions: Actions): Child {
  const { query, events, preferences } = model;
  const isEmpty = query.trim() === '';
  const foundLeagues = isEmpty ? [] : leagues.filter(({ name, region, sport }) => isFound(query, `${name} ${region} ${sportName(sport)}`));
  const foundEvents = isEmpty ? [] : events.filter((event) => isFound(query, eventText(event)));
  const hint = isEmpty ? 'Digite o nome de um time ou de uma competição.' : `Nada encontrado para “${query}”. Confira o nome.`;
  const rows = isEmpty ? preferences.favourites : [];
  const row = (key: string, control: Child, name: string) =>
    h('li', { key, class: 'line' }, control, favouriteButton(model, actions, name));
  return [
    h('h1', { class: 'title' }, 'Buscar'),
    h(
      'label',
      { class: 'stack search', for: 'search' },
      h('span', {}, 'Time ou competição'),
      h('input', {
        id: 'search',
        class: 'field',
        type: 'search',
        autocomplete: 'off',
        value: query,
        oninput: ({ target }: Event) => {
          if (target instanceof HTMLInputElement) actions.search(target.value);
        },
      }),
    ),
    foundLeagues.length + foundEvents.length + rows.length === 0 && h('p', { class: 'empty', role: 'status' }, hint),
    rows.length > 0 && h('h2', {}, 'Seus favoritos'),
    h(
      'ul',
      { class: 'found' },
      rows.map((name) =>
        row(name, h('button', { type: 'button', class: 'line bare league', onclick: () => actions.search(name) }, name), name),
      ),
      foundLeagues.map(({ id, sport, name }) =>
        row(id, link({ view: 'league', sport, league: id }, { class: 'line league' }, `${name}, ${sportName(sport)}`), name),
      ),
    ),
    eventBlock(`Eventos (${String(foundEvents.length)})`, foundEvents.slice(0, MAX_SHOWN_EVENTS), model, actions, { key: 'found' }),
  ];
}
