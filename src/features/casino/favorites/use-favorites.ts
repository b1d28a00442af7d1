import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import type { FavoriteGame } from '@generated/api/model/favorite-game';
import type { FavoriteGameList } from '@generated/api/model/favorite-game-list';

import { useIsPlayer, useSessionStore } from '@/session/use-session';
import { openAuth } from '@/product/modal-store';
import { usePageIs } from '@/startup/stages/page-is';

import { favoritesQuery, isFavorite, setFavorite } from './favorite-list';

/** Favorites of the player, and the change of one. */
export interface Favorites {
  /** Ids of the favorite games. */
  readonly ids: ReadonlySet<string>;
  /** Adds a game; removes it if the cached list has it. */
  readonly toggle: (game: FavoriteGame) => void;
}

/**
 * Returns the ids of the player's favorites, none before the hydration, and an optimistic toggle. For a visitor the toggle opens the login,
 * and adds the game after it (SPEC K4).
 */
export function useFavorites(): Favorites {
  const isHydrated = usePageIs('hydrated');
  // Until it is hydrated, the page must equal the prerendered one, which is that of a visitor.
  const isPlayer = useIsPlayer() && isHydrated;
  const client = useQueryClient();
  const { data = NO_IDS } = useQuery({ ...favoritesQuery(isPlayer), select: toIdSet });
  // The function is stable, because hundreds of memoized tiles depend on it, also when the session starts.
  const toggle = useCallback(
    (game: FavoriteGame) => {
      if (useSessionStore.getState().isPlayer) return setFavorite(client, game, !isFavorite(client, game.id));
      openAuth('login');
      import('./favorite-after-login').then(
        ({ addFavoriteAfterLogin }) => addFavoriteAfterLogin(client, game),
        // The chunk failed to load: the player can press again.
        () => undefined,
      );
    },
    [client],
  );
  return { ids: isPlayer ? data : NO_IDS, toggle };
}

/** Returns `useFavorites` for one game. Its toggle is a new function on each render, unlike that of `useFavorites`. */
export function useFavorite(game: FavoriteGame): { favorite: boolean; toggle: () => void } {
  const { ids, toggle } = useFavorites();
  return { favorite: ids.has(game.id), toggle: () => toggle(game) };
}

const NO_IDS: ReadonlySet<string> = new Set();
const idsByList = new WeakMap<FavoriteGameList, ReadonlySet<string>>();

/** Returns the same set for the same list, so that tiles share it. */
function toIdSet(list: FavoriteGameList): ReadonlySet<string> {
  const ids = idsByList.get(list) ?? new Set(list.data.map(({ id }) => id));
  idsByList.set(list, ids);
  return ids;
}
