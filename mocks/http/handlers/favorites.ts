import { gameImages } from '../../images/addresses';
import { messageResponse } from '../responses';
import type { Player } from '../../db/players/players';
import type { World } from '../../db/world';
import type { TagHandlers } from '../types';

/** Handlers of favourite games. Adding one twice and removing one that is none succeed; an unknown game is a 404. */
export const favoritesHandlers: TagHandlers<'favorites'> = {
  listFavoriteGames: ({ world, bearer: { player } }) => ({ status: 200, body: toFavoriteGameList(world, player) }),

  addFavoriteGame({ world, path, visit, bearer: { player } }) {
    const forbidden = world.authorization.accessBlock('favorite', player, visit);
    if (forbidden !== null) return forbidden;
    const game = world.catalogue.game(path.gameId);
    if (game === undefined) return messageResponse(404, 'Jogo não encontrado.');
    world.play.addFavorite(player.id, game.id);
    return { status: 200, body: { success: true, message: 'Jogo adicionado aos favoritos.' } };
  },

  removeFavoriteGame({ world, path, visit, bearer: { player } }) {
    const forbidden = world.authorization.accessBlock('favorite', player, visit);
    if (forbidden !== null) return forbidden;
    const game = world.catalogue.game(path.gameId);
    if (game === undefined) return messageResponse(404, 'Jogo não encontrado.');
    world.play.removeFavorite(player.id, game.id);
    return { status: 200, body: { success: true, message: 'Jogo removido dos favoritos.' } };
  },
};

/** Returns the body with all favourite games of a player, the newest first, without those that have left the catalogue. */
export function toFavoriteGameList({ play, catalogue }: World, { id: playerId }: Player) {
  const games = play.favorites(playerId).flatMap((id) => catalogue.game(id) ?? []);
  return {
    success: true,
    data: games.map(({ id, name, provider, rtp }) => ({ id, name, provider_name: provider.name, rtp: rtp / 100, ...gameImages(id) })),
  };
}
