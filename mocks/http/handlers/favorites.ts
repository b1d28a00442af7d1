import { gameImages } from '../../images/addresses';
import { messageResponse } from '../responses';
import type { TagHandlers } from '../types';

export const favoritesHandlers: TagHandlers<'favorites'> = {
  listFavoriteGames({ world, bearer: { player } }) {
    const games = world.play.favorites(player.id).flatMap((id) => world.catalogue.game(id) ?? []);
    const data = games.map(({ id, name }) => ({ id, name, ...gameImages(id) }));
    return { status: 200, body: { success: true, data } };
  },

  addFavoriteGame({ world, path, bearer: { player } }) {
    const game = world.catalogue.game(path.gameId);
    if (game === undefined) return messageResponse(404, 'Jogo não encontrado.');
    world.play.addFavorite(player.id, game.id);
    return { status: 200, body: { success: true, message: 'Jogo adicionado aos favoritos.' } };
  },

  removeFavoriteGame({ world, path, bearer: { player } }) {
    const game = world.catalogue.game(path.gameId);
    if (game === undefined) return messageResponse(404, 'Jogo não encontrado.');
    world.play.removeFavorite(player.id, game.id);
    return { status: 200, body: { success: true, message: 'Jogo removido dos favoritos.' } };
  },
};
