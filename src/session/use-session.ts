import { create } from 'zustand';

import type { Session } from './session';

interface SessionSnapshot {
  /** True while a player is logged in. The bound session writes it. */
  readonly isPlayer: boolean;
  /** True once the server has reported a VPN or a blocked address (SPEC L8, M4). `startSession` and the identity check write it. */
  readonly ipBlocked: boolean;
  /** Number of changes from one player directly to another. A login after a logout does not count. `startSession` writes it. */
  readonly changes: number;
}

/** State of the session for components, without the token. */
export const useSessionStore = create<SessionSnapshot>(() => ({ isPlayer: false, ipBlocked: false, changes: 0 }));

let current: Session | null = null;

/** Binds the session of the page, so that `theSession` returns it and `useIsPlayer` follows its state. */
export function bindSession(session: Session): void {
  current = session;
  const show = () => useSessionStore.setState({ isPlayer: session.state().name === 'player' });
  session.subscribe(show);
  show();
}

/**
 * Returns the session of the page, for code outside of components.
 *
 * @throws {Error} if no session was bound
 */
export function theSession(): Session {
  if (current === null) throw new Error('No session was bound');
  return current;
}

/** Returns the React key of parts that keep the state of a player: they mount again if another player replaces this one. */
export function usePlayerKey(): number {
  return useSessionStore(({ changes }) => changes);
}

/** Returns true while a player is logged in. */
export function useIsPlayer(): boolean {
  return useSessionStore(({ isPlayer }) => isPlayer);
}
