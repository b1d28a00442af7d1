import { toSportsBetDto } from '../../domain/sports-bets';
import { paginateQuery } from '../envelope';
import { messageResponse } from '../responses';
import type { TagHandlers } from '../types';

/** Name of the deployment at the provider. */
const INTEGRATION = 'palpite';

/**
 * Handlers of the sportsbook: its token, which needs permission to play and ignores used-up limits, its configuration, which is a 503 while
 * the settings disable sports, and the player's bets.
 */
export const sportsHandlers: TagHandlers<'sports'> = {
  generateSportsToken({ world, visit, bearer: { player } }) {
    const forbidden = world.authorization.accessBlock('play', player, visit);
    if (forbidden !== null) return forbidden;
    return { status: 200, body: { token: world.sportsTokens.issue(player.id, visit.own) } };
  },

  getSportsConfig({ world: { settings }, services, query: { product = 'sports' } }) {
    if (!settings.sport_enabled) return messageResponse(503, 'As apostas esportivas estão em manutenção. Tente de novo em alguns minutos.');
    return {
      status: 200,
      body: {
        data: {
          type: settings.sport_sportbook_type,
          script_url: `${services.gamesOrigin}/sportsbook/script.js`,
          integration: INTEGRATION,
          culture: 'pt-BR',
          start_path: `/${product}`,
          bets_path: '/apostas',
        },
      },
    };
  },

  listSportsBets: ({ world, query, bearer: { player } }) => ({
    status: 200,
    body: paginateQuery(world.sportsBook.bets(player.id, query.status), toSportsBetDto, '/api/sports/bets', query),
  }),
};
