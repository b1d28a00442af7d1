import type { QueryClient } from '@tanstack/react-query';

import type { FavoriteGame } from '@generated/api/model/favorite-game';

import { useSessionStore } from '@/session/use-session';
import { showAlert } from '@/product/alert-store';
import { isAuthOpen, useModalStore } from '@/product/modal-store';

import { favoritesQuery, isFavorite, setFavorite } from './favorite-list';

let cancelPending = () => {};

/**
 * Adds a game to the favorites after the login or registration, and shows an alert. The caller opens the modal first: without an open one,
 * and when it is closed, nothing is added. A later call replaces an earlier one. Separate chunk: loaded only when a visitor presses a
 * favorite button.
 */
export function addFavoriteAfterLogin(client: QueryClient, game: FavoriteGame): void {
  cancelPending();
  const check = () => {
    const { isPlayer } = useSessionStore.getState();
    if (!isPlayer && isAuthOpen(useModalStore.getState())) return;
    cancelPending();
    if (isPlayer) void addFavorite(client, game);
  };
  const unsubscribes = [useSessionStore.subscribe(check), useModalStore.subscribe(check)];
  cancelPending = () => unsubscribes.splice(0).forEach((unsubscribe) => unsubscribe());
  check();
}

async function addFavorite(client: QueryClient, game: FavoriteGame): Promise<void> {
  // The optimistic update needs the list, and the game can be a favorite already.
  await client.ensureQueryData(favoritesQuery(true)).catch(() => undefined);
  if (isFavorite(client, game.id)) return;
  setFavorite(client, game, true);
  showAlert('success', `${game.name ?? 'O jogo'} está nos seus favoritos.`);
}
