import type { Betting } from '../money/betting';
import type { Clock } from '../clock';
import { createGameSessions } from './game-sessions';
import type { Random } from '../random';
import type { Tables } from '../tables';

const MAX_RECENT_GAMES = 30;

/** Creates the store of favourites and game sessions. */
export function createPlay({ tables, ...deps }: { tables: Tables; betting: Betting; clock: Clock; random: Random }) {
  const favorite = (playerId: string, gameId: string) => ({ where: { id: { equals: `${playerId}:${gameId}` } } });
  const byPlayer = (playerId: string) => ({ where: { playerId: { equals: playerId } } });
  const sessions = createGameSessions(deps);

  return {
    ...sessions,

    /** Newest first. */
    favorites(playerId: string): string[] {
      return tables.favorite.findMany({ ...byPlayer(playerId), orderBy: { order: 'desc' } }).map(({ gameId }) => gameId);
    },

    /** An existing one keeps its position. */
    addFavorite(playerId: string, gameId: string): void {
      if (tables.favorite.findFirst(favorite(playerId, gameId)) !== null) return;
      const order = Math.max(0, ...tables.favorite.findMany(byPlayer(playerId)).map((row) => row.order)) + 1;
      tables.favorite.create({ id: `${playerId}:${gameId}`, playerId, gameId, order });
    },

    removeFavorite(playerId: string, gameId: string): void {
      tables.favorite.delete(favorite(playerId, gameId));
    },

    /** Latest first, without duplicates. */
    recents: (playerId: string): string[] => sessions.played(playerId).slice(0, MAX_RECENT_GAMES),
  };
}
