import { create } from 'zustand';

import type { Session } from './session';

interface SessionSnapshot {
  readonly isPlayer: boolean;
  /** True if the server reported a VPN or a blocked address (SPEC L8, M4). */
  readonly ipBlocked: boolean;
  /** Number of times that a player has directly replaced another one. A login after a logout does not count. */
  readonly changes: number;
}

/** State of the session for components, without the token. */
export const useSessionStore = create<SessionSnapshot>(() => ({ isPlayer: false, ipBlocked: false, changes: 0 }));

let current: Session | null = null;

/** Binds the session of the page, whose state the hooks return. */
export function bindSession(session: Session): void {
  current = session;
  const show = () => useSessionStore.setState({ isPlayer: session.state().name === 'player' });
  session.subscribe(show);
  show();
}

/** @throws {Error} if no session was bound */
export function theSession(): Session {
  if (current === null) throw new Error('No session was bound');
  return current;
}

/** Returns the React key of parts that keep the state of a player: they mount again if another player replaces this one. */
export function usePlayerKey(): number {
  return useSessionStore(({ changes }) => changes);
}

export function useIsPlayer(): boolean {
  return useSessionStore(({ isPlayer }) => isPlayer);
}
