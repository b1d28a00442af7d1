import { toDoubleBetDto } from '../../domain/double/double-bets';
import { envelope, getPaging, paginateQuery } from '../envelope';
import { messageResponse } from '../responses';
import type { TagHandlers } from '../types';

/** Handlers of Double. Rounds are public; bets belong to the player. Only placing a bet needs access, so that one can be cancelled. */
export const doubleHandlers: TagHandlers<'double'> = {
  getDoubleConfig: ({ world }) => ({ status: 200, body: { data: world.double.config() } }),

  getCurrentDoubleRound: ({ world }) => ({ status: 200, body: { data: world.double.current() } }),

  listDoubleHistory({ world, query }) {
    const paging = getPaging(query);
    const { rounds, total } = world.double.history((paging.page - 1) * paging.perPage, paging.perPage);
    return { status: 200, body: envelope(rounds, total, paging, '/v2/mini-games/double/history', query) };
  },

  getDoubleRound({ world, path }) {
    const round = world.double.round(path.id);
    return round === undefined ? messageResponse(404, 'Não encontrado.') : { status: 200, body: { data: round } };
  },

  listDoubleBets: ({ world, query, bearer: { player } }) => ({
    status: 200,
    body: paginateQuery(world.double.bets(player.id, query.round_id), toDoubleBetDto, '/api/mini-games/double/bets', query),
  }),

  placeDoubleBet({ world, body: { round_id: roundId, color, amount }, visit, bearer: { player } }) {
    const placed = world.double.place(player.id, { roundId, color, amount }, world.authorization.accessContext(player, visit));
    return placed.ok ? { status: 201, body: { data: toDoubleBetDto(placed.value) } } : placed.error;
  },

  cancelDoubleBet({ world, path, bearer: { player } }) {
    const cancelled = world.double.cancel(player.id, path.id);
    return cancelled.ok ? { status: 200, body: { data: toDoubleBetDto(cancelled.value) } } : cancelled.error;
  },
};
