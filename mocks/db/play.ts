import type { Betting } from './betting';
import type { Clock } from './clock';
import { createGameSessions } from './game-sessions';
import type { Random } from './random';
import type { Tables } from './tables';

/** How many of the games played last are told. */
const RECENT_GAMES = 30;

export type Play = ReturnType<typeof createPlay>;

/** What players like and what they play. */
export function createPlay({ tables, ...house }: { tables: Tables; betting: Betting; clock: Clock; random: Random }) {
  const favorite = (playerId: string, gameId: string) => ({ where: { id: { equals: `${playerId}:${gameId}` } } });
  const of = (playerId: string) => ({ where: { playerId: { equals: playerId } } });
  const sessions = createGameSessions(house);

  return {
    ...sessions,

    /** The ids of a player's favourite games, the newest favourite first. */
    favorites(playerId: string): string[] {
      return tables.favorite.findMany({ ...of(playerId), orderBy: { order: 'desc' } }).map(({ gameId }) => gameId);
    },

    /** Makes a game a favourite; one that is a favourite already stays where it is. */
    addFavorite(playerId: string, gameId: string): void {
      if (tables.favorite.findFirst(favorite(playerId, gameId)) !== null) return;
      const order = Math.max(0, ...tables.favorite.findMany(of(playerId)).map((row) => row.order)) + 1;
      tables.favorite.create({ id: `${playerId}:${gameId}`, playerId, gameId, order });
    },

    removeFavorite(playerId: string, gameId: string): void {
      tables.favorite.delete(favorite(playerId, gameId));
    },

    /** The ids of the games that a player opened, the latest first, each once. */
    recents: (playerId: string): string[] => sessions.played(playerId).slice(0, RECENT_GAMES),
  };
}
