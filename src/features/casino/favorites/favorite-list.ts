import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { addFavoriteGame, getListFavoriteGamesQueryOptions, removeFavoriteGame } from '@generated/api/favorites';
import type { FavoriteGame } from '@generated/api/model/favorite-game';
import type { FavoriteGameList } from '@generated/api/model/favorite-game-list';

import { HttpError } from '@/api/errors';
import { showAlert } from '@/shell/alert-store';

/** The player's favourite games, the newest first. A visitor has none. */
export function favoritesQuery(isPlayer: boolean) {
  return queryOptions(getListFavoriteGamesQueryOptions({ query: { staleTime: 5 * 60_000, enabled: isPlayer } }));
}

/** Whether a game is among the favourites that are known now. */
export function isFavorite(client: QueryClient, id: string): boolean {
  return client.getQueryData(favoritesKey())?.data.some((game) => game.id === id) ?? false;
}

/** Makes a game a favourite, or none any more: at once, and undone and said where the backend refuses. */
export function setFavorite(client: QueryClient, game: FavoriteGame, on: boolean): void {
  const mutation = client.getMutationCache().build<unknown, unknown, boolean, unknown>(client, {
    mutationKey: ['favorite'],
    // One after another for one game, so that the last press is what stays.
    scope: { id: `favorite-${game.id}` },
    mutationFn: () => (on ? addFavoriteGame(game.id) : removeFavoriteGame(game.id)),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: favoritesKey() });
      patchFavorites(client, game, on);
    },
    onError: (error) => {
      patchFavorites(client, game, !on);
      const done = on ? 'adicionar aos favoritos' : 'tirar dos favoritos';
      // A refusal has its reason, as of an account that is paused; a failure has none worth reading.
      const why = error instanceof HttpError && error.status < 500 && error.message !== '' ? error.message : 'Tente de novo.';
      showAlert('error', `Não foi possível ${done}: ${game.name ?? 'o jogo'}. ${why}`);
    },
    onSettled: () => {
      // While others are under way a fresh list would undo what they have shown.
      if (client.isMutating({ mutationKey: ['favorite'] }) === 1) void client.invalidateQueries({ queryKey: favoritesKey() });
    },
  });
  // What went wrong was told above.
  mutation.execute(on).catch(() => undefined);
}

function patchFavorites(client: QueryClient, game: FavoriteGame, on: boolean): void {
  client.setQueryData<FavoriteGameList>(favoritesKey(), (list) => {
    const others = (list?.data ?? []).filter(({ id }) => id !== game.id);
    const { id, image, image_cf, name } = game;
    return { success: true, ...list, data: on ? [{ id, image, image_cf, name }, ...others] : others };
  });
}

const favoritesKey = () => favoritesQuery(true).queryKey;
