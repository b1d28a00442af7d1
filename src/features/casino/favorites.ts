import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { addFavoriteGame, getListFavoriteGamesQueryOptions, removeFavoriteGame } from '@generated/api/favorites';
import type { FavoriteGame } from '@generated/api/model/favorite-game';
import type { FavoriteGameList } from '@generated/api/model/favorite-game-list';

import { useIsPlayer } from '@/session/use-session';
import { showAlert } from '@/shell/alert-store';
import { openModal } from '@/shell/modal-store';

/** The player's favourite games, the newest first. Only a player has any. */
export function favoritesQuery(isPlayer: boolean) {
  return queryOptions(getListFavoriteGamesQueryOptions({ query: { staleTime: 5 * 60_000, enabled: isPlayer } }));
}

/**
 * Whether a game is a favourite, and turning that round. What is turned shows at once and is undone when the backend
 * refuses; a visitor is asked to log in (SPEC K4).
 */
export function useFavorite(game: FavoriteGame): { favorite: boolean; toggle: () => void } {
  const isPlayer = useIsPlayer();
  const client = useQueryClient();
  const { data: favorite = false } = useQuery({ ...favoritesQuery(isPlayer), select: (list) => idsOf(list).has(game.id) });
  const { mutate } = useMutation({
    mutationKey: ['favorite'],
    // One after another for one game, so that the last press is what stays.
    scope: { id: `favorite-${game.id}` },
    mutationFn: async (on: boolean) => {
      await (on ? addFavoriteGame(game.id) : removeFavoriteGame(game.id));
    },
    onMutate: async (on) => {
      await client.cancelQueries({ queryKey: keyOf() });
      mark(client, game, on);
    },
    onError: (_error, on) => {
      mark(client, game, !on);
      const done = on ? 'adicionar aos favoritos' : 'tirar dos favoritos';
      showAlert('error', `Não foi possível ${done}: ${game.name ?? 'o jogo'}. Tente de novo.`);
    },
    onSettled: () => {
      // While others are under way a fresh list would undo what they have shown.
      if (client.isMutating({ mutationKey: ['favorite'] }) === 1) void client.invalidateQueries({ queryKey: keyOf() });
    },
  });
  const toggle = () => (isPlayer ? mutate(!favorite) : openModal({ name: 'login' }));
  return { favorite: isPlayer && favorite, toggle };
}

function mark(client: QueryClient, game: FavoriteGame, on: boolean): void {
  client.setQueryData<FavoriteGameList>(keyOf(), (list) => {
    const others = (list?.data ?? []).filter(({ id }) => id !== game.id);
    const { id, image, image_cf, name } = game;
    return { success: true, ...list, data: on ? [{ id, image, image_cf, name }, ...others] : others };
  });
}

const keyOf = () => favoritesQuery(true).queryKey;

const idsByList = new WeakMap<FavoriteGameList, ReadonlySet<string>>();

/** One set for a list, however many tiles ask. */
function idsOf(list: FavoriteGameList): ReadonlySet<string> {
  const ids = idsByList.get(list) ?? new Set(list.data.map(({ id }) => id));
  idsByList.set(list, ids);
  return ids;
}
