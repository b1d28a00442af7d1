import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import type { FavoriteGame } from '@generated/api/model/favorite-game';
import type { FavoriteGameList } from '@generated/api/model/favorite-game-list';

import { useIsPlayer } from '@/session/use-session';
import { openAuth } from '@/shell/modal-store';

import { favoritesQuery, isFavorite, setFavorite } from './favorite-list';

/** Which games are favourites, and turning one of them round; for a list, which asks once for all its tiles. */
export interface Favorites {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (game: FavoriteGame) => void;
}

/**
 * The player's favourites. What is turned shows at once and is undone when the backend refuses; a visitor is asked to
 * log in (SPEC K4), and the game is a favourite once that is done.
 */
export function useFavorites(): Favorites {
  const isPlayer = useIsPlayer();
  const client = useQueryClient();
  const { data = NO_IDS } = useQuery({ ...favoritesQuery(isPlayer), select: toIdSet });
  // The same one for as long as it does the same: hundreds of tiles hang on it.
  const toggle = useCallback(
    (game: FavoriteGame) => {
      if (isPlayer) return setFavorite(client, game, !isFavorite(client, game.id));
      openAuth('login');
      import('./favorite-after-login').then(
        ({ addFavoriteAfterLogin }) => addFavoriteAfterLogin(client, game),
        // Then the heart is pressed again after the login.
        () => undefined,
      );
    },
    [client, isPlayer],
  );
  return { ids: isPlayer ? data : NO_IDS, toggle };
}

/** Whether one game is a favourite, and turning that round. */
export function useFavorite(game: FavoriteGame): { favorite: boolean; toggle: () => void } {
  const { ids, toggle } = useFavorites();
  return { favorite: ids.has(game.id), toggle: () => toggle(game) };
}

const NO_IDS: ReadonlySet<string> = new Set();
const idsByList = new WeakMap<FavoriteGameList, ReadonlySet<string>>();

/** One set for a list, however many tiles ask. */
function toIdSet(list: FavoriteGameList): ReadonlySet<string> {
  const ids = idsByList.get(list) ?? new Set(list.data.map(({ id }) => id));
  idsByList.set(list, ids);
  return ids;
}
