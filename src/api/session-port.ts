/** What the transport needs of the session. It arrives by registration: nothing in here knows the session. */
export interface SessionPort {
  /**
   * The bearer token for a call that is made now, null for a visitor: renewed before, where it soon ends (SPEC L3, L4).
   * @throws {HttpError} 401 when another player logged in while the call waited
   */
  readonly prepare: () => Promise<string | null>;
  /**
   * Renews a token that the server called dead (SPEC L7).
   * @param used the token that was refused
   * @returns the same player's token in its place, or null
   */
  readonly renew: (used: string) => Promise<string | null>;
  /**
   * The server said that the session of a token cannot be renewed (SPEC L7): it ends, unless another tab has renewed it.
   * @returns as `renew`
   */
  readonly expired: (used: string) => Promise<string | null>;
  /** Whether a token is, or was before its renewals, that of the player who is here now. */
  readonly isOwn: (used: string) => boolean;
  /** The server said ip_blocked (SPEC L8). */
  readonly ipBlocked: () => void;
  /** The visitor's address (SPEC A14), or null while it is not known. */
  readonly userIp: () => string | null;
}

const visitor: SessionPort = {
  prepare: () => Promise.resolve(null),
  renew: () => Promise.resolve(null),
  expired: () => Promise.resolve(null),
  isOwn: () => false,
  ipBlocked: () => undefined,
  userIp: () => null,
};

let current = visitor;

/** Makes every call from now on one of this session; null: of a visitor. */
export function registerSession(session: SessionPort | null): void {
  current = session ?? visitor;
}

/** The session whose calls are made. */
export function currentSession(): SessionPort {
  return current;
}
