import type { Catalogue } from '../../db/catalogue/catalogue';
import { LAUNCH_LIFE } from '../../db/game-sessions';
import { createKept } from '../../db/kept';
import type { World } from '../../db/world';
import { isoDateTime } from '../../domain/calendar';
import { envelope, pageOf, pagingOf } from '../envelope';
import { whyNotPlay } from '../may-play';
import { plain } from '../plain';
import type { Context, HandlersOf } from '../types';
import { categoryOf, gameDetailOf, gameOf, providerOf } from './games';

const RELATED = 12;
const KEPT_PAGES = 200;
const byName = new Intl.Collator('pt-BR');

export const lobbyHandlers: HandlersOf<'lobby'> = {
  listGames: ({ world, query }) => ({
    status: 200,
    body: keptPages(world.catalogue)(JSON.stringify(query), () => pageOfGames(world, query)),
  }),

  getGame({ world, path }) {
    const game = world.catalogue.game(path.id);
    if (game === undefined) return plain(404, 'Jogo não encontrado.');
    return { status: 200, body: { data: gameDetailOf(game, world.catalogue.related(game, RELATED)) } };
  },

  listCategories: ({ world, query }) => ({
    status: 200,
    body: pageOf(world.catalogue.categories.map(categoryOf), pagingOf(query), '/v2/categories'),
  }),

  listProviders: ({ world, query }) => ({
    status: 200,
    body: pageOf(providersByName(world.catalogue).map(providerOf), pagingOf(query), '/v2/providers'),
  }),

  getProvider({ world, path }) {
    const provider = world.catalogue.provider(path.id);
    return provider === undefined ? plain(404, 'Provedor não encontrado.') : { status: 200, body: { data: providerOf(provider) } };
  },

  listRecentGames({ world, query, bearer: { player } }) {
    const games = world.play.recents(player.id).flatMap((id) => world.catalogue.game(id) ?? []);
    return { status: 200, body: pageOf(games.map(gameOf), pagingOf(query), '/api/games/recent') };
  },

  launchGame({ world, outside, path, visit, bearer: { player } }) {
    const game = world.catalogue.game(path.id);
    if (game === undefined) return plain(404, 'Jogo não encontrado.');
    const forbidden = whyNotPlay(world, player, visit);
    if (forbidden !== null) return forbidden;
    const session = world.play.open(player.id, game.id);
    return {
      status: 201,
      body: {
        data: {
          session_id: session.id,
          url: `${outside.gamesOrigin}/game/${game.id}/${session.id}`,
          expires_at: isoDateTime(session.openedAt + LAUNCH_LIFE),
        },
      },
    };
  },

  closeGameSession({ world, path, bearer: { player } }) {
    const session = world.play.session(path.id);
    if (session?.playerId !== player.id) return plain(404, 'Não encontrado.');
    const { openedAt, closedAt, bet, won } = world.play.close(session);
    const seconds = Math.max(0, Math.round(((closedAt ?? openedAt) - openedAt) / 1000));
    return { status: 200, body: { data: { seconds, bet, won, net: won - bet } } };
  },
};

function pageOfGames({ catalogue }: World, query: Context<'listGames'>['query']) {
  const { search, category_id: categoryId, provider_id: providerId, sort = 'popular', rtp_min: rtpMin } = query;
  const paging = pagingOf(query);
  const { games, total } = catalogue.page({
    ...paging,
    search,
    categoryId,
    providerId,
    sort,
    // In hundredths of a percent, corrected for floating-point error: 96.55 × 100 is slightly more than 9655.
    rtpMin: rtpMin === undefined ? undefined : Math.ceil(rtpMin * 100 - 1e-6),
  });
  return Object.freeze(envelope(games.map(gameOf), total, paging, '/v2/games', query));
}

// The catalogue is immutable, so pages can be cached.
const pages = new WeakMap<Catalogue, ReturnType<typeof createKept<ReturnType<typeof pageOfGames>>>>();

function keptPages(catalogue: Catalogue) {
  const kept = pages.get(catalogue) ?? createKept<ReturnType<typeof pageOfGames>>(KEPT_PAGES);
  pages.set(catalogue, kept);
  return kept;
}

const providersByName = ({ providers }: Catalogue) => [...providers].sort((a, b) => byName.compare(a.name, b.name));
