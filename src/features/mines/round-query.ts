import type { QueryClient } from '@tanstack/react-query';

import { getCurrentMinesGame, getGetCurrentMinesGameQueryKey, listMinesHistory } from '@generated/api/mines';
import type { Id } from '@generated/api/model/id';
import type { MinesGame } from '@generated/api/model/mines-game';

/** Parameters of the list of latest ended games, which is also used for lookups. */
export const LATEST_PARAMS = { per_page: 20 } as const;

/** Key of the round on the board. It extends the key of the open game, so that one invalidation reaches both. */
export const roundKey = () => [...getGetCurrentMinesGameQueryKey(), 'round'];

/**
 * Fetches the open game.
 *
 * @returns null if there is none
 */
export async function fetchOpenGame(): Promise<MinesGame | null> {
  const response = await getCurrentMinesGame();
  return response ? response.data : null;
}

/** Fetches the games that ended last, newest first. */
export const fetchLatestEnded = async (): Promise<MinesGame[]> => (await listMinesHistory(LATEST_PARAMS)).data;

/**
 * Fetches an open or recently ended game.
 *
 * @returns undefined if it is neither
 */
export async function fetchGame(id: Id): Promise<MinesGame | undefined> {
  const open = await fetchOpenGame();
  return open?.id === id ? open : (await fetchLatestEnded()).find((game) => game.id === id);
}

/**
 * Returns the more recent of two versions of the round, because responses can arrive out of order. A finished round stays until
 * the next one starts.
 */
export function newerRound(one: MinesGame | null, other: MinesGame | null): MinesGame | null {
  if (one === null || other === null) return one ?? other;
  if (one.id !== other.id) return other.nonce > one.nonce ? other : one;
  if (one.status !== 'open') return one;
  return other.status !== 'open' || other.revealed.length >= one.revealed.length ? other : one;
}

/** Returns the query of the round on the board. If an open round has ended elsewhere, the query returns its final state. */
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

/** Caches the game of a response, unless the cached one is more recent. */
export function showRound(client: QueryClient, game: MinesGame): void {
  client.setQueryData<MinesGame | null>(roundKey(), (before) => newerRound(before ?? null, game));
}
