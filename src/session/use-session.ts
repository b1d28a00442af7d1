import { create } from 'zustand';

import type { Session } from './session';

interface SessionSnapshot {
  readonly isPlayer: boolean;
  /** True if the server reported a VPN or a blocked address (SPEC L8, M4). */
  readonly ipBlocked: boolean;
}

/** The session as components may see it, without the token. */
export const useSessionStore = create<SessionSnapshot>(() => ({ isPlayer: false, ipBlocked: false }));

let current: Session | null = null;

/** Publishes a session to components. */
export function bindSession(session: Session): void {
  current = session;
  const show = () => useSessionStore.setState({ isPlayer: session.state().name === 'player' });
  session.subscribe(show);
  show();
}

/**
 * Returns the session of this page.
 *
 * @throws {Error} if none was bound
 */
export function theSession(): Session {
  if (current === null) throw new Error('No session was bound');
  return current;
}

/** Returns true if a player is logged in. */
export function useIsPlayer(): boolean {
  return useSessionStore(({ isPlayer }) => isPlayer);
}
