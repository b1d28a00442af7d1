import { leagues, sports } from '../../../domain/book/leagues';
import { type Child, h } from '../shared/dom';
import { icon, type IconName } from '../shared/icons';
import { formatMoney } from '../shared/money';
import type { Actions, Model } from './model';
import { formatPath, type Route } from './route';
import { betsView } from './view-bets';
import { eventView } from './view-event';
import { eventsView, link } from './view-events';
import { searchView } from './view-search';
import { slipBar, slipView } from './view-slip';

function bar({ route, token, balance }: Model): Child {
  const tab = (to: Route, name: string, glyph: IconName) =>
    link(
      to,
      { class: 'line tab', 'aria-current': formatPath(to) === formatPath(route) ? 'page' : undefined },
      icon(glyph, 18),
      h('span', {}, name),
    );
  return h(
    'header',
    { class: 'line bar' },
    h('span', { class: 'mark' }, 'placar'),
    h(
      'nav',
      { class: 'tabs', 'aria-label': 'Apostas' },
      tab({ view: 'home' }, 'Destaques', 'star'),
      tab({ view: 'live' }, 'Ao vivo', 'live'),
      tab({ view: 'search' }, 'Buscar', 'search'),
      tab({ view: 'bets' }, 'Minhas apostas', 'ticket'),
    ),
    token !== undefined &&
      balance !== undefined &&
      h('p', { class: 'balance row' }, h('span', { class: 'quiet' }, 'Saldo'), h('b', {}, formatMoney(balance))),
  );
}

function side({ route, events }: Model): Child {
  const current = 'sport' in route ? route.sport : undefined;
  const isAt = (to: Route) => (formatPath(to) === formatPath(route) ? 'page' : undefined);
  return h(
    'nav',
    { class: 'sports', 'aria-label': 'Esportes' },
    h(
      'ul',
      {},
      sports.map(({ id, name }) =>
        h(
          'li',
          { key: id },
          link(
            { view: 'sport', sport: id },
            { class: current === id ? 'line sport chosen' : 'line sport', 'aria-current': isAt({ view: 'sport', sport: id }) },
            icon(id),
            h('span', {}, name),
            h('span', { class: 'count quiet' }, String(events.filter(({ sport }) => sport === id).length)),
          ),
          current === id &&
            h(
              'ul',
              { class: 'leagues' },
              leagues
                .filter(({ sport }) => sport === id)
                .map((league) =>
                  h(
                    'li',
                    { key: league.id },
                    link(
                      { view: 'league', sport: id, league: league.id },
                      { class: 'line league', 'aria-current': isAt({ view: 'league', sport: id, league: league.id }) },
                      league.name,
                    ),
                  ),
                ),
            ),
        ),
      ),
    ),
  );
}

/**
 * Renders the whole sportsbook: header, sports, the view of the route and the bet slip. On a narrow screen the slip is a bar,
 * which opens as a sheet over the page.
 */
export function bookView(model: Model, actions: Actions): Child {
  const { route, slip, isNarrow, isSheetOpen, notice } = model;
  const isBar = isNarrow && !isSheetOpen;
  const isDocked = isBar && (slip.selections.length > 0 || notice !== undefined);
  const isCovered = isNarrow && isSheetOpen;
  return h(
    'div',
    { class: isDocked ? 'book docked' : 'book' },
    h('div', { class: 'top', inert: isCovered }, bar(model), side(model)),
    h(
      'main',
      { class: 'page', id: 'page', tabindex: '-1', inert: isCovered },
      !model.isReachable &&
        h(
          'p',
          { key: 'silence', class: 'note bad', role: 'status' },
          'Sem resposta da casa. As odds podem estar desatualizadas e não é possível apostar agora.',
        ),
      route.view === 'event'
        ? eventView(model, actions, route)
        : route.view === 'bets'
          ? betsView(model, actions)
          : route.view === 'search'
            ? searchView(model, actions)
            : eventsView(model, actions),
    ),
    isCovered && h('div', { key: 'shade', class: 'shade', onclick: actions.closeSlip }),
    isBar
      ? h(
          'aside',
          { key: 'bar', class: isDocked ? 'slip surface stack slip-bar' : 'slip slip-bar away', id: 'slip', 'aria-label': 'Bilhete' },
          [isDocked && slipBar(model, actions)],
        )
      : isNarrow
        ? h(
            'section',
            {
              key: 'sheet',
              class: 'slip surface stack sheet',
              id: 'slip',
              role: 'dialog',
              'aria-modal': 'true',
              'aria-label': 'Bilhete',
              tabindex: '-1',
            },
            slipView(model, actions),
          )
        : h('aside', { key: 'slip', class: 'slip surface stack', id: 'slip', 'aria-label': 'Bilhete' }, slipView(model, actions)),
  );
}
