/** What the transport needs of the session. It arrives by registration: nothing in here knows the session. */
export interface SessionPort {
  /** The bearer token, or null for a visitor. */
  readonly token: () => string | null;
  /** Waits until the token is good for a call, renewing it when it soon ends (SPEC L3, L4). Never rejects. */
  readonly prepare: () => Promise<void>;
  /**
   * Renews a token that the server called dead (SPEC L7).
   * @param used the token that was refused
   * @returns whether there is another one now
   */
  readonly renew: (used: string) => Promise<boolean>;
  /** The server said that the session cannot be renewed (SPEC L7). */
  readonly expired: () => void;
  /** The server said ip_blocked (SPEC L8). */
  readonly ipBlocked: () => void;
  /** The visitor's address (SPEC A14), or null while it is not known. */
  readonly userIp: () => string | null;
}

const visitor: SessionPort = {
  token: () => null,
  prepare: () => Promise.resolve(),
  renew: () => Promise.resolve(false),
  expired: () => undefined,
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
