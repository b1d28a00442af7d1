import type { QueryClient } from '@tanstack/react-query';

import { getCurrentMinesGame, getGetCurrentMinesGameQueryKey, listMinesHistory } from '@generated/api/mines';
import type { Id } from '@generated/api/model/id';
import type { MinesGame } from '@generated/api/model/mines-game';

/** Returns the query key of the round on the board. It extends the open game's key, so that one invalidation reaches both. */
export const roundKey = () => [...getGetCurrentMinesGameQueryKey(), 'round'];

/** Fetches the open game; null if there is none. */
export async function fetchOpenGame(): Promise<MinesGame | null> {
  const response = await getCurrentMinesGame();
  return response ? response.data : null;
}

/** Fetches the last 20 ended games, newest first. */
export const fetchLatestEnded = async (): Promise<MinesGame[]> => (await listMinesHistory({ per_page: 20 })).data;

/** Fetches a game that is open or among the last 20 ended ones; undefined if it is neither. */
export async function fetchGame(id: Id): Promise<MinesGame | undefined> {
  const open = await fetchOpenGame();
  return open?.id === id ? open : (await fetchLatestEnded()).find((game) => game.id === id);
}

/**
 * Returns the more recent of two versions of the player's round, because responses can arrive out of order; null if both are null. A
 * finished round stays until the next one starts.
 */
export function newerRound(one: MinesGame | null, other: MinesGame | null): MinesGame | null {
  if (one === null || other === null) return one ?? other;
  if (one.id !== other.id) return other.nonce > one.nonce ? other : one;
  if (one.status !== 'open' && one.status !== 'unknown') return one;
  return other.status !== 'open' || other.revealed.length >= one.revealed.length ? other : one;
}

/**
 * Builds the query of the round on the board: the open one, or else the last one that this page has shown. If that one ended elsewhere, it
 * has its result. Null without any, or if the shown open one is not found any more.
 */
export function roundQuery(client: QueryClient, isPlayer: boolean) {
  const queryKey = roundKey();
  return {
    queryKey,
    enabled: isPlayer,
    staleTime: 0,
    refetchOnWindowFocus: 'always' as const,
    queryFn: async (): Promise<MinesGame | null> => {
      const open = await fetchOpenGame();
      const before = client.getQueryData<MinesGame | null>(queryKey) ?? null;
      if (open !== null || before?.status !== 'open') return newerRound(before, open);
      const ended = (await fetchLatestEnded()).find(({ id }) => id === before.id);
      // The response to a move may have arrived meanwhile.
      const now = client.getQueryData<MinesGame | null>(queryKey) ?? null;
      return ended === undefined && now === before ? null : newerRound(now, ended ?? null);
    },
  };
}

/** Caches a response's game, unless the cached one is more recent. */
export function showRound(client: QueryClient, game: MinesGame): void {
  client.setQueryData<MinesGame | null>(roundKey(), (before) => newerRound(before ?? null, game));
}
