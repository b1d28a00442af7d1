/** The session as the transport uses it. The session registers itself, because this layer cannot import it. */
export interface SessionPort {
  /**
   * Returns the bearer token for a request, null for a visitor. Refreshes it first if it expires soon (SPEC L3, L4).
   * @throws {HttpError} 401 if another player logged in while the request waited
   */
  readonly prepare: () => Promise<string | null>;
  /**
   * Refreshes a token that the server rejected (SPEC L7).
   * @param used the rejected token
   * @returns the new token of the same player, or null
   */
  readonly renew: (used: string) => Promise<string | null>;
  /**
   * Ends a session that the server will not renew (SPEC L7), unless another tab has refreshed its token.
   * @returns as `renew`
   */
  readonly expired: (used: string) => Promise<string | null>;
  /** Returns true if a token is, or was before its refreshes, that of the current player. */
  readonly isOwn: (used: string) => boolean;
  /** Called on a response with status ip_blocked (SPEC L8). */
  readonly ipBlocked: () => void;
  /** Returns the visitor's address (SPEC A14), null while it is not known. */
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

/** Registers the session of all later requests, null for a visitor. */
export function registerSession(session: SessionPort | null): void {
  current = session ?? visitor;
}

/** Returns the registered session. */
export function currentSession(): SessionPort {
  return current;
}
