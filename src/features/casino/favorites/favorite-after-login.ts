import type { QueryClient } from '@tanstack/react-query';

import type { FavoriteGame } from '@generated/api/model/favorite-game';

import { useSessionStore } from '@/session/use-session';
import { showAlert } from '@/shell/alert-store';
import { isAuthOpen, useModalStore } from '@/shell/modal-store';

import { favoritesQuery, isFavorite, setFavorite } from './favorite-list';

let cancelPending = () => {};

/**
 * Makes a game a favourite once the visitor who wanted it has logged in or registered, and forgets it where the modal is
 * closed without. The last game that was wanted counts.
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
  cancelPending = () => unsubscribes.splice(0).forEach((end) => end());
  check();
}

async function addFavorite(client: QueryClient, game: FavoriteGame): Promise<void> {
  // The list first: without it nobody knows whether it is one already, and the others would look lost.
  await client.ensureQueryData(favoritesQuery(true)).catch(() => undefined);
  if (isFavorite(client, game.id)) return;
  setFavorite(client, game, true);
  showAlert('success', `${game.name ?? 'O jogo'} está nos seus favoritos.`);
}
