import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { addFavoriteGame, getListFavoriteGamesQueryOptions, listFavoriteGames, removeFavoriteGame } from '@generated/api/favorites';
import type { FavoriteGame } from '@generated/api/model/favorite-game';
import type { FavoriteGameList } from '@generated/api/model/favorite-game-list';

import { ContractError, HttpError } from '@/api/errors';
import { showAlert } from '@/product/alert-store';

/** Returns the query of the favorites, newest first (SPEC A9); disabled for visitors. `success: false` is a failure, not an empty list. */
export function favoritesQuery(isPlayer: boolean) {
  return queryOptions({
    ...getListFavoriteGamesQueryOptions({ query: { staleTime: 5 * 60_000, enabled: isPlayer } }),
    queryFn: async ({ signal }): Promise<FavoriteGameList> => {
      const list = await listFavoriteGames({ signal });
      if (!list.success) throw new ContractError('listFavoriteGames', '/success', 'false');
      return list;
    },
  });
}

/** Returns true if the cached list has the game; false also without a cached list. */
export function isFavorite(client: QueryClient, id: string): boolean {
  return client.getQueryData(favoritesKey())?.data.some((game) => game.id === id) ?? false;
}

/**
 * Adds or removes a favorite optimistically (SPEC A10, A11); an error rolls it back and shows an alert. Requires a logged-in player.
 * Without a cached list, the list has no other games until the refetch that follows.
 */
export function setFavorite(client: QueryClient, game: FavoriteGame, on: boolean): void {
  const mutation = client.getMutationCache().build<unknown, unknown, boolean, unknown>(client, {
    mutationKey: ['favorite'],
    // Changes of the same game run one after the other, so that the last press wins.
    scope: { id: `favorite-${game.id}` },
    mutationFn: () => (on ? addFavoriteGame(game.id) : removeFavoriteGame(game.id)),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: favoritesKey() });
      patchFavorites(client, game, on);
    },
    onError: (error) => {
      patchFavorites(client, game, !on);
      const action = on ? 'adicionar aos favoritos' : 'tirar dos favoritos';
      // The message of a 4xx has the reason, for example that the account is paused.
      const reason = error instanceof HttpError && error.status < 500 && error.message !== '' ? error.message : 'Tente de novo.';
      showAlert('error', `Não foi possível ${action}: ${game.name ?? 'o jogo'}. ${reason}`);
    },
    onSettled: () => {
      // A refetch during other mutations would undo their optimistic updates.
      if (client.isMutating({ mutationKey: ['favorite'] }) === 1) void client.invalidateQueries({ queryKey: favoritesKey() });
    },
  });
  // `onError` handles the failure.
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
