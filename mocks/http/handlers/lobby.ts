import type { Catalogue } from '../../db/catalogue/catalogue';
import { LAUNCH_URL_LIFETIME_MS } from '../../db/games/game-sessions';
import { createLruCache } from '../../domain/lru-cache';
import type { Player } from '../../db/players/players';
import type { World } from '../../db/world';
import { isoDateTime } from '../../domain/calendar';
import { envelope, getPaging, paginate } from '../envelope';
import { messageResponse } from '../responses';
import type { Context, TagHandlers } from '../types';
import { toCategoryDto, toGameDetailDto, toGameDto, toProviderDto } from './game-dtos';

const RELATED_GAMES_COUNT = 12;
const MAX_CACHED_PAGES = 200;
const nameCollator = new Intl.Collator('pt-BR');

/**
 * Handlers of games, categories, providers, live tables and game sessions. A launch needs permission to play, opens a game session and returns
 * an address that expires. Closing a session ends its open round and returns its seconds and its bets and prizes in cents; another
 * player's is a 404.
 */
export const lobbyHandlers: TagHandlers<'lobby'> = {
  listGames: ({ world, query }) => ({
    status: 200,
    body: pageCache(world.catalogue)(JSON.stringify(query), () => createGamesPage(world, query)),
  }),

  getGame({ world, path }) {
    const game = world.catalogue.game(path.id);
    if (game === undefined) return messageResponse(404, 'Jogo não encontrado.');
    return { status: 200, body: { data: toGameDetailDto(game, world.catalogue.related(game, RELATED_GAMES_COUNT)) } };
  },

  listCategories: ({ world, query }) => ({
    status: 200,
    body: paginate(world.catalogue.categories.map(toCategoryDto), getPaging(query), '/v2/categories'),
  }),

  listProviders: ({ world, query }) => ({
    status: 200,
    body: paginate(providersByName(world.catalogue).map(toProviderDto), getPaging(query), '/v2/providers'),
  }),

  getProvider({ world, path }) {
    const provider = world.catalogue.provider(path.id);
    return provider === undefined
      ? messageResponse(404, 'Provedor não encontrado.')
      : { status: 200, body: { data: toProviderDto(provider) } };
  },

  listLiveTables: ({ world, query }) => ({
    status: 200,
    body: paginate(
      world.liveTables.tables().map((table) => ({ ...table, game: toGameDto(table.game) })),
      getPaging(query),
      '/v2/live-tables',
    ),
  }),

  listRecentGames: ({ world, query, bearer: { player } }) => ({ status: 200, body: toRecentGameList(world, player, query) }),

  launchGame({ world, services, path, visit, bearer: { player } }) {
    const game = world.catalogue.game(path.id);
    if (game === undefined) return messageResponse(404, 'Jogo não encontrado.');
    const forbidden = world.authorization.playBlock(player, visit);
    if (forbidden !== null) return forbidden;
    const session = world.play.open(player.id, game.id);
    const page = services.hasPlainGames ? game.provider.page : 'game';
    // The address names the visit, because the game's own requests carry no cookie.
    const visitParameter = visit.own === undefined ? '' : `?visit=${encodeURIComponent(visit.own)}`;
    const address = `${services.gamesOrigin}/${page}/${game.id}/${session.id}${visitParameter}`;
    return {
      status: 201,
      body: {
        data: {
          session_id: session.id,
          url: page === 'pragmatic-game' ? `${services.gamesOrigin}/frames/game?provider=pragmatic#${address}` : address,
          expires_at: isoDateTime(session.openedAt + LAUNCH_URL_LIFETIME_MS),
          integration: page === 'plain-game' ? 'plain' : 'frame',
        },
      },
    };
  },

  closeGameSession({ world, path, bearer: { player } }) {
    const session = world.play.session(path.id);
    if (session?.playerId !== player.id) return messageResponse(404, 'Não encontrado.');
    const { openedAt, closedAt, bet, won } = world.play.close(session);
    const seconds = Math.max(0, Math.round(((closedAt ?? openedAt) - openedAt) / 1000));
    return { status: 200, body: { data: { seconds, bet, won, net: won - bet } } };
  },
};

/** Returns a page of the games that a player opened last, without those that have left the catalogue. */
export function toRecentGameList({ play, catalogue }: World, { id: playerId }: Player, query: Context<'listRecentGames'>['query']) {
  const games = play.recents(playerId).flatMap((id) => catalogue.game(id) ?? []);
  return paginate(games.map(toGameDto), getPaging(query), '/api/games/recent');
}

function createGamesPage({ catalogue }: World, query: Context<'listGames'>['query']) {
  const { search, category_id: categoryId, provider_id: providerId, sort = 'popular', rtp_min: rtpMin } = query;
  const paging = getPaging(query);
  const { games, total } = catalogue.page({
    ...paging,
    search,
    categoryId,
    providerId,
    sort,
    minBetMax: query.min_bet_max,
    volatility: query.volatility,
    // The value is in hundredths of a percent, corrected because 96.55 × 100 is slightly more than 9655.
    rtpMin: rtpMin === undefined ? undefined : Math.ceil(rtpMin * 100 - 1e-6),
  });
  return Object.freeze(envelope(games.map(toGameDto), total, paging, '/v2/games', query));
}

// Pages of each catalogue, which can be cached because a catalogue is immutable.
const pageCaches = new WeakMap<Catalogue, ReturnType<typeof createLruCache<ReturnType<typeof createGamesPage>>>>();

function pageCache(catalogue: Catalogue) {
  const cache = pageCaches.get(catalogue) ?? createLruCache<ReturnType<typeof createGamesPage>>(MAX_CACHED_PAGES);
  pageCaches.set(catalogue, cache);
  return cache;
}

const providersByName = ({ providers }: Catalogue) => [...providers].sort((a, b) => nameCollator.compare(a.name, b.name));
