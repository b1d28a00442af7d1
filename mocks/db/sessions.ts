import type { Accounts } from './accounts';
import type { Clock } from './clock';
import type { Random } from './random';
import { encodeToken } from './token';

export const TOKEN_SECONDS = 3600;
/** For so long after its end a token can still be exchanged for a new one (SPEC L7). */
export const REFRESH_SECONDS = 14 * 24 * 3600;

/** One login on one device. Moments in milliseconds since 1970. */
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

/**
 * Who is logged in. A plain map by token: it is asked at every call, and a search through a table costs more than
 * the rest of the call.
 */
export function createSessions(clock: Clock, random: Random, accounts: Accounts) {
  const byToken = new Map<string, Session>();

  const issue = (session: Pick<Session, 'id' | 'playerId' | 'device' | 'ip'>): Session => {
    const now = clock.now();
    const expiresAt = now + TOKEN_SECONDS * 1000;
    const balance = accounts.of(session.playerId).wallet.book.real;
    const claims = { user_id: session.playerId, balance, iat: seconds(now), exp: seconds(expiresAt), jti: random.uuid() };
    const issued = { ...session, token: encodeToken(claims, random.hex(32)), expiresAt, lastSeenAt: now };
    byToken.set(issued.token, issued);
    return issued;
  };
  const canBeRenewed = (session: Session) => clock.now() < session.expiresAt + REFRESH_SECONDS * 1000;

  return {
    /** Logs a player in on a device. */
    open(playerId: string, device: string, ip: string): Session {
      for (const session of byToken.values()) if (!canBeRenewed(session)) byToken.delete(session.token);
      return issue({ id: `ses_${random.hex(8)}`, playerId, device, ip });
    },

    /** The session of a token that is alive; nothing for one that expired, was exchanged or ended. */
    find(token: string): Session | undefined {
      const session = byToken.get(token);
      if (session === undefined || clock.now() >= session.expiresAt) return undefined;
      session.lastSeenAt = clock.now();
      return session;
    },

    /** The session of a token that {@link renew} takes. */
    renewable(token: string): Session | undefined {
      const session = byToken.get(token);
      return session !== undefined && canBeRenewed(session) ? session : undefined;
    },

    /** Exchanges a token, alive or lately expired, for a new one; the old one is dead from then on. */
    renew(token: string): Session | undefined {
      const session = byToken.get(token);
      if (session === undefined || !canBeRenewed(session)) return undefined;
      byToken.delete(token);
      return issue(session);
    },

    /** Ends the session of a token. */
    end(token: string): void {
      byToken.delete(token);
    },

    /**
     * Ends every session of a player.
     *
     * @param exceptId the session that goes on
     */
    endAll(playerId: string, exceptId?: string): void {
      for (const { token, ...session } of byToken.values()) {
        if (session.playerId === playerId && session.id !== exceptId) byToken.delete(token);
      }
    },

    /** Where a player is logged in, the latest seen first: every session that can still be renewed. */
    of(playerId: string): Session[] {
      const own = [...byToken.values()].filter((session) => session.playerId === playerId && canBeRenewed(session));
      return own.toSorted((one, other) => other.lastSeenAt - one.lastSeenAt);
    },

    all: (): Session[] => [...byToken.values()],

    /** Puts sessions in place of all there are. */
    replace(sessions: readonly Session[]): void {
      byToken.clear();
      for (const session of sessions) byToken.set(session.token, { ...session });
    },
  };
}

const seconds = (moment: number) => Math.floor(moment / 1000);
