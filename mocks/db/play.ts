import type { Clock } from './clock';
import type { Random } from './random';
import type { Tables } from './tables';

/** How many of the games played last are told. */
const RECENT_GAMES = 30;

/** A game that a player opened. */
export interface GameSession {
  id: string;
  playerId: string;
  gameId: string;
  openedAt: number;
  closedAt: number | null;
}

export type Play = ReturnType<typeof createPlay>;

/** What players like and what they played. */
export function createPlay(tables: Tables, clock: Clock, random: Random) {
  const favorite = (playerId: string, gameId: string) => ({ where: { id: { equals: `${playerId}:${gameId}` } } });
  const of = (playerId: string) => ({ where: { playerId: { equals: playerId } } });

  return {
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

    /** Opens a game for a player. */
    open(playerId: string, gameId: string): GameSession {
      return tables.gameSession.create({ id: `gms_${random.hex(8)}`, playerId, gameId, openedAt: clock.now(), closedAt: null });
    },

    /** A player's own game session. */
    session(playerId: string, id: string): GameSession | undefined {
      return tables.gameSession.findFirst({ where: { id: { equals: id }, playerId: { equals: playerId } } }) ?? undefined;
    },

    /** Closes a game session; the first close counts. */
    close({ id, closedAt }: GameSession): number {
      const at = closedAt ?? clock.now();
      tables.gameSession.update({ where: { id: { equals: id } }, data: { closedAt: at } });
      return at;
    },

    /** The ids of the games that a player opened, the latest first, each once. */
    recents(playerId: string): string[] {
      const opened = tables.gameSession.findMany(of(playerId)).map(({ gameId }) => gameId);
      return [...new Set(opened.reverse())].slice(0, RECENT_GAMES);
    },
  };
}
