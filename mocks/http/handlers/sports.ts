import { toSportsBetDto } from '../../domain/sports-bets';
import { queriedPageOf } from '../envelope';
import { plain } from '../plain';
import type { HandlersOf } from '../types';

/** The deployment's name at the sportsbook provider. */
const INTEGRATION = 'palpite';

export const sportsHandlers: HandlersOf<'sports'> = {
  generateSportsToken({ world, visit, bearer: { player } }) {
    const forbidden = world.guard.whyForbidden('play', player, visit);
    if (forbidden !== null) return forbidden;
    return { status: 200, body: { token: world.sportsTokens.issue(player.id) } };
  },

  getSportsConfig({ world: { settings }, outside, query: { product = 'sports' } }) {
    if (!settings.sport_enabled) return plain(503, 'As apostas esportivas estão em manutenção. Tente de novo em alguns minutos.');
    return {
      status: 200,
      body: {
        data: {
          type: settings.sport_sportbook_type,
          script_url: `${outside.gamesOrigin}/sportsbook/script.js`,
          integration: INTEGRATION,
          culture: 'pt-BR',
          start_path: `/${product}`,
        },
      },
    };
  },

  listSportsBets: ({ world, query, bearer: { player } }) => ({
    status: 200,
    body: queriedPageOf(world.sportsBook.bets(player.id, query.status), toSportsBetDto, '/api/sports/bets', query),
  }),
};
