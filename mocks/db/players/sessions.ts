import type { Accounts } from '../money/accounts';
import type { Clock } from '../clock';
import type { Random } from '../../domain/random';
import { encodeToken } from './token';
import { valueStore } from '../stores';

/** Lifetime of a token. */
export const TOKEN_SECONDS = 3600;
/** Seconds after its expiry in which a token can be refreshed (SPEC L7). */
export const REFRESH_SECONDS = 14 * 24 * 3600;

/** Login on one device, with timestamps in Unix ms. */
export interface Session {
  id: string;
  playerId: string;
  token: string;
  expiresAt: number;
  device: string;
  ip: string;
  lastSeenAt: number;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Creates the store of sessions. It is a map by token, because every request looks one up. */
export function createSessions(clock: Clock, random: Random, accounts: Accounts) {
  const byToken = new Map<string, Session>();

  const issue = (session: Pick<Session, 'id' | 'playerId' | 'device' | 'ip'>): Session => {
    const now = clock.now();
    const expiresAt = now + TOKEN_SECONDS * 1000;
    const balance = accounts.get(session.playerId).wallet.balances.real;
    const claims = { user_id: session.playerId, balance, iat: toSeconds(now), exp: toSeconds(expiresAt), jti: random.uuid() };
    const newSession = { ...session, token: encodeToken(claims, random.hex(32)), expiresAt, lastSeenAt: now };
    byToken.set(newSession.token, newSession);
    return newSession;
  };
  const isRefreshable = (session: Session) => clock.now() < session.expiresAt + REFRESH_SECONDS * 1000;

  return {
    /** Opens a session of a player on a device, and forgets all sessions that can no longer be refreshed. */
    open(playerId: string, device: string, ip: string): Session {
      for (const session of byToken.values()) if (!isRefreshable(session)) byToken.delete(session.token);
      return issue({ id: `ses_${random.hex(8)}`, playerId, device, ip });
    },

    /** Returns the session of a token, unless expired, refreshed or ended, and marks it as seen now. */
    find(token: string): Session | undefined {
      const session = byToken.get(token);
      if (session === undefined || clock.now() >= session.expiresAt) return undefined;
      session.lastSeenAt = clock.now();
      return session;
    },

    /** Returns the session of a token that {@link refresh} accepts; undefined for any other token. */
    findRefreshable(token: string): Session | undefined {
      const session = byToken.get(token);
      return session !== undefined && isRefreshable(session) ? session : undefined;
    },

    /** Gives a session a new token; its old one, valid or recently expired, becomes invalid. Returns undefined for any other token. */
    refresh(token: string): Session | undefined {
      const session = byToken.get(token);
      if (session === undefined || !isRefreshable(session)) return undefined;
      byToken.delete(token);
      return issue(session);
    },

    end(token: string): void {
      byToken.delete(token);
    },

    /** Ends all sessions of a player, but not the one with the id `exceptId`. */
    endAll(playerId: string, exceptId?: string): void {
      for (const { token, ...session } of byToken.values()) {
        if (session.playerId === playerId && session.id !== exceptId) byToken.delete(token);
      }
    },

    /** Returns the refreshable sessions of a player, most recently seen first. */
    forPlayer(playerId: string): Session[] {
      const own = [...byToken.values()].filter((session) => session.playerId === playerId && isRefreshable(session));
      return own.toSorted((one, other) => other.lastSeenAt - one.lastSeenAt);
    },

    /** Returns all known sessions of all players, expired ones included. */
    all: (): Session[] => [...byToken.values()],

    ...valueStore(byToken, ({ token }) => token),
  };
}

const toSeconds = (moment: number) => Math.floor(moment / 1000);
