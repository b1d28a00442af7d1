import { MINUTE } from '../../domain/calendar';
import type { Clock } from '../clock';
import type { Random } from '../../domain/random';
import { valueStore } from '../stores';

const SPORTS_TOKEN_LIFETIME_MS = 15 * MINUTE;

/** Token with which the sportsbook bets for a player. */
export interface SportsToken {
  token: string;
  playerId: string;
  /** End of the token, in Unix ms. */
  expiresAt: number;
}

/**
 * Creates the store of the tokens with which the sportsbook in its iframe bets for a player (SPEC A21). The iframe never gets the
 * site's bearer token.
 */
export function createSportsTokens(clock: Clock, random: Random) {
  const known = new Map<string, SportsToken>();
  const isExpired = ({ expiresAt }: SportsToken) => clock.now() >= expiresAt;

  return {
    /**
     * Issues a token. Earlier ones stay valid until they expire.
     * @param visit name of a visit with a world of its own, which the token contains: the iframe has no cookie, and
     * worlds draw the same numbers
     */
    issue(playerId: string, visit?: string): string {
      for (const one of known.values()) if (isExpired(one)) known.delete(one.token);
      const token = `spb_${random.hex(16)}${visit === undefined ? '' : `.${visit}`}`;
      known.set(token, { token, playerId, expiresAt: clock.now() + SPORTS_TOKEN_LIFETIME_MS });
      return token;
    },

    /** Returns the id of the player of a token; undefined if the token is unknown or expired. */
    findPlayerId(token: string): string | undefined {
      const found = known.get(token);
      return found === undefined || isExpired(found) ? undefined : found.playerId;
    },

    ...valueStore(known, ({ token }) => token),
  };
}
