/** Interface to the session, which registers itself because this layer cannot import it. */
export interface SessionPort {
  /**
   * Returns the token, refreshed if it expires soon (SPEC L3, L4); null for a visitor.
   * @throws {HttpError} 401 if another player logged in meanwhile
   */
  readonly prepare: () => Promise<string | null>;
  /** Returns a new token of the same player after a rejected one (SPEC L7), or null. */
  readonly renew: (used: string) => Promise<string | null>;
  /**
   * Ends a session that the server will not renew (SPEC L7), unless another tab has refreshed its token. Returns as
   * `renew`.
   */
  readonly expired: (used: string) => Promise<string | null>;
  /** Returns true if a token is, or was before refreshes, the current player's. */
  readonly isOwn: (used: string) => boolean;
  /** Called on a response with status ip_blocked (SPEC L8). */
  readonly ipBlocked: () => void;
  /** Returns the IP address of the player or visitor, which requests send as `User-Ip` (SPEC A14); null until known. */
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

/** Registers the session, which also answers for a visitor. Null removes it: requests are then sent as a visitor's. */
export function registerSession(session: SessionPort | null): void {
  current = session ?? visitor;
}

/** Returns the registered session; that of a visitor before one is registered. */
export function currentSession(): SessionPort {
  return current;
}
