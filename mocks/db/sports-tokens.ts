import { MINUTE } from '../domain/calendar';
import type { Clock } from './clock';
import type { Random } from './random';

/** For how long a token opens the book. */
export const SPORTS_TOKEN_LIFE = 15 * MINUTE;

/** A token of the book, and whom it stands for. */
export interface SportsToken {
  token: string;
  playerId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export type SportsTokens = ReturnType<typeof createSportsTokens>;

/** The tokens by which the book knows players (SPEC A21): the frame never has the bearer of the site. */
export function createSportsTokens(clock: Clock, random: Random) {
  const known = new Map<string, SportsToken>();
  const isOver = ({ expiresAt }: SportsToken) => clock.now() >= expiresAt;

  return {
    /** A new token of a player; those that were given before last as long as they would have. */
    issue(playerId: string): string {
      for (const one of known.values()) if (isOver(one)) known.delete(one.token);
      const token = `spb_${random.hex(16)}`;
      known.set(token, { token, playerId, expiresAt: clock.now() + SPORTS_TOKEN_LIFE });
      return token;
    },

    /** The id of the player whom a token stands for; nothing where it was never given or has ended. */
    playerOf(token: string): string | undefined {
      const found = known.get(token);
      return found === undefined || isOver(found) ? undefined : found.playerId;
    },

    kept: (): SportsToken[] => [...known.values()],

    /** Puts what was kept in the place of all there is; nothing where nothing is given. */
    replace(all: readonly SportsToken[] = []): void {
      known.clear();
      for (const one of all) known.set(one.token, one);
    },
  };
}
