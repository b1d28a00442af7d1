import type { QueryClient } from '@tanstack/react-query';

import { getCurrentMinesGame, getGetCurrentMinesGameQueryKey, listMinesHistory } from '@generated/api/mines';
import type { Id } from '@generated/api/model/id';
import type { MinesGame } from '@generated/api/model/mines-game';

/** The latest ended games, of which one is looked for. */
export const LATEST_PARAMS = { per_page: 20 } as const;

/** The round on the board: under the address of the open game, so that whatever makes that old makes this old. */
export const roundKey = () => [...getGetCurrentMinesGameQueryKey(), 'round'];

/** The open game, as the server has it now; null where none is. */
export async function fetchOpenGame(): Promise<MinesGame | null> {
  const answer = await getCurrentMinesGame();
  return answer ? answer.data : null;
}

/** The games that ended last, the newest first. */
export const fetchLatestEnded = async (): Promise<MinesGame[]> => (await listMinesHistory(LATEST_PARAMS)).data;

/** A game by its id, open or ended lately. */
export async function fetchGame(id: Id): Promise<MinesGame | undefined> {
  const open = await fetchOpenGame();
  return open?.id === id ? open : (await fetchLatestEnded()).find((game) => game.id === id);
}

/**
 * The newerRound of two tellings of what is on the board: an answer may have been overtaken by another one. What has ended
 * stays until the next game begins.
 */
export function newerRound(one: MinesGame | null, other: MinesGame | null): MinesGame | null {
  if (one === null || other === null) return one ?? other;
  if (one.id !== other.id) return other.nonce > one.nonce ? other : one;
  if (one.status !== 'open') return one;
  return other.status !== 'open' || other.revealed.length >= one.revealed.length ? other : one;
}

/** The round on the board. One that was open and is no more, as it was ended elsewhere, is shown as it ended. */
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
      // Meanwhile the answer of a move may have told of it, or of the next one.
      const now = client.getQueryData<MinesGame | null>(queryKey) ?? null;
      return ended === undefined && now === before ? null : newerRound(now, ended ?? null);
    },
  };
}

/** Puts what an answer told on the board. */
export function showRound(client: QueryClient, game: MinesGame): void {
  client.setQueryData<MinesGame | null>(roundKey(), (before) => newerRound(before ?? null, game));
}
