import type { Betting } from '../money/betting';
import type { Clock } from '../clock';
import { createGameSessions, type GameSessionsState } from './game-sessions';
import type { Random } from '../../domain/random';

const MAX_RECENT_GAMES = 30;

/** State as plain data. */
interface PlayState extends GameSessionsState {
  favorites: [playerId: string, gameIds: string[]][];
}

/** Creates the store of favourites and game sessions. */
export function createPlay(deps: { betting: Betting; clock: Clock; random: Random }) {
  /** Ids of games by player, in the order in which they were added. */
  const favorites = new Map<string, Set<string>>();
  const sessions = createGameSessions(deps);

  return {
    ...sessions,

    /** Returns the ids of a player's favourites, the newest first. */
    favorites: (playerId: string): string[] => [...(favorites.get(playerId) ?? [])].toReversed(),

    /** Adds a favourite. An existing one keeps its position. */
    addFavorite(playerId: string, gameId: string): void {
      favorites.set(playerId, new Set(favorites.get(playerId)).add(gameId));
    },

    removeFavorite(playerId: string, gameId: string): void {
      favorites.get(playerId)?.delete(gameId);
    },

    dump: (): PlayState => ({ ...sessions.dump(), favorites: [...favorites].map(([playerId, ids]) => [playerId, [...ids]]) }),

    restore(state: PlayState = { sessions: [], favorites: [] }): void {
      sessions.restore(state);
      favorites.clear();
      for (const [playerId, ids] of state.favorites) favorites.set(playerId, new Set(ids));
    },

    /** Returns the ids of the last 30 games that a player opened, latest first, without duplicates. */
    recents: (playerId: string): string[] => sessions.openedGames(playerId).slice(0, MAX_RECENT_GAMES),
  };
}
