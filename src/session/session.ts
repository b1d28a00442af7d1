import { ContractError, HttpError } from '@/api/errors';
import { registerSession } from '@/api/session-port';

import type { Clock } from '@/shared/lib/monotonic-clock';
import { createMonotonicClock } from '@/shared/lib/monotonic-clock';
import type { Effect, Event, State } from './machine';
import { initial, step } from './machine';
import { createTokenRefresher } from './token-refresher';
import type { RefreshOutcome } from './refresh-call';
import { postLogout, postRefresh as postRefreshCall } from './refresh-call';
import { createTabSync } from './tab-sync';
import { isValidHeaderValue, refreshDueAt } from './token';
import type { TokenStore } from './token-store';
import { createTokenStore } from './token-store';

/** Functions by which the session acts on the page. They must not throw, because later effects and listeners would be skipped. */
export interface SessionCallbacks {
  /** Removes the player's data. `keepsDrafts` keeps the form drafts for the next login (SPEC D4). */
  readonly clearPlayerData: (next: State['name'], keepsDrafts: boolean) => void;
  /** Leaves the page after the end of the session: for `/` after a logout, for `/login` if the player must be told why. */
  readonly navigate: (path: '/' | '/login') => void;
  /** Called when the server has reported a VPN or a blocked address (SPEC L8). */
  readonly ipBlocked: () => void;
}

interface SessionDeps {
  readonly clock: Clock;
  readonly store: TokenStore;
  readonly postRefresh: (token: string) => Promise<RefreshOutcome>;
  /** True if a 5xx and a refresh without a response count as one of the three attempts (SPEC D4). */
  readonly countsServerErrors: boolean;
}

export type Session = ReturnType<typeof createSession>;

/**
 * Creates a page's session (SPEC section L). It reads the cookie and becomes the session of all API requests. Until `dispose`, it
 * polls the cookie and follows the other tabs.
 *
 * @param deps `countsServerErrors` is a setting of the deployment; tests replace the others
 */
export function createSession(callbacks: SessionCallbacks, deps: Partial<SessionDeps> = {}) {
  const { clock = createMonotonicClock(), store = createTokenStore(clock), countsServerErrors = false } = deps;
  const { postRefresh = (used) => postRefreshCall(used, countsServerErrors) } = deps;
  const listeners = new Set<(state: State) => void>();
  const [freezeListeners, restoreListeners] = [new Set<() => void>(), new Set<() => void>()];
  /** Tokens of this player. A request with any other token belongs to another player. */
  const own = new Set<string>();
  let state = initial;
  let userIp: string | null = null;

  function dispatch(event: Event): void {
    const before = state;
    const next = step(state, event);
    state = next.state;
    if (next.effects.some(({ type }) => type === 'clear_player_data')) own.clear();
    if (state.name === 'player') own.add(state.token.value);
    next.effects.forEach(runEffect);
    if (state === before) return;
    for (const listener of listeners) listener(state);
  }

  function runEffect(effect: Effect): void {
    switch (effect.type) {
      case 'store':
        return store.write(effect.token);
      case 'clear':
        return store.clear(effect.value);
      case 'announce':
        return tabs.broadcast(effect.message);
      case 'clear_player_data':
        return callbacks.clearPlayerData(effect.next, effect.keepsDrafts);
      case 'go':
        return callbacks.navigate(effect.to);
    }
  }

  const token = () => (state.name === 'player' ? state.token.value : null);
  const readCookie = () => dispatch({ type: 'cookie_read', token: store.read(), at: clock() });
  const isOwn = (used: string) => own.has(used);
  const current = () => (state.name === 'player' ? state.token : null);
  const refresher = createTokenRefresher({ current, isOwn, readCookie, dispatch, clock, postRefresh });
  const isDue = () => state.name === 'player' && (refreshDueAt(state.token) <= clock() || state.token.endsAt <= clock());

  /** Reads the cookie and refreshes a due token. A timer would be late after sleep. */
  function check(): void {
    readCookie();
    if (state.name === 'player' && refreshDueAt(state.token) <= clock()) refresher.refreshInBackground(state.token.value);
  }

  async function prepare(): Promise<string | null> {
    const used = token();
    if (used === null || !isDue()) return used;
    await refresher.beforeRequest(used, isDue);
    // Never send one player's request as another player.
    if (token() !== null && !isOwn(used)) throw new HttpError(401, '');
    return token();
  }

  const tabs = createTabSync({
    onMessage: (message) => {
      // The message can precede the other tab's cookie change.
      if (message.name === 'ended') dispatch({ type: 'ended_in_other_tab', value: message.token, isLogout: message.isLogout });
      readCookie();
      // The tab that sent the refresh may be closed.
      if (message.name === 'refreshed' && message.used === token()) {
        dispatch({ type: 'token_received', by: 'refresh', value: message.value, expiresIn: message.expiresIn, at: clock() });
      }
    },
    onPoll: check,
    onFreeze: () => freezeListeners.forEach((listener) => listener()),
    onRestore: () => {
      check();
      restoreListeners.forEach((listener) => listener());
    },
  });
  readCookie();
  registerSession({
    prepare,
    renew: (used) => refresher.refresh(used),
    expired: refresher.expired,
    isOwn,
    ipBlocked: callbacks.ipBlocked,
    userIp: () => userIp,
  });
  check();

  return {
    state: () => state,
    /** Calls the listener after each change of the state. It must not throw. @returns an unsubscribe function */
    subscribe: (listener: (state: State) => void) => subscribeTo(listeners, listener),
    /**
     * Calls the listener before the page enters the back/forward cache.
     *
     * @returns an unsubscribe function
     */
    onFreeze: (listener: () => void) => subscribeTo(freezeListeners, listener),
    /**
     * Calls the listener after the back/forward cache, once the session is rechecked.
     *
     * @returns an unsubscribe function
     */
    onRestore: (listener: () => void) => subscribeTo(restoreListeners, listener),
    /**
     * Starts a session after a login (A17, SPEC L2): stores the token, informs the other tabs, and removes the data of another player
     * who was logged in.
     *
     * @param expiresIn seconds from now
     * @throws {ContractError} if `value` cannot be sent in a header
     */
    receive: (value: string, expiresIn: number) => {
      if (!isValidHeaderValue(value)) throw new ContractError('login', '/access_token', 'no header can carry it');
      dispatch({ type: 'token_received', by: 'login', value, expiresIn, at: clock() });
    },
    /** Logs out in all tabs, goes to `/`, then logs out on the server (SPEC A18). Does nothing for a visitor. Never rejects. */
    logout: async () => {
      const value = token();
      if (value === null) return;
      dispatch({ type: 'logged_out' });
      await postLogout(value);
    },
    /** Refreshes the token, because data that depends on it may have changed (SPEC M4). Waits at most 10 s, and never rejects. */
    refresh: async () => {
      const used = token();
      if (used !== null) await refresher.refresh(used, true);
    },
    /** Sets the header User-Ip of all later API requests (SPEC A14). Ignores an invalid address. */
    setUserIp: (address: string) => {
      if (/^[\da-f.:]{2,45}$/i.test(address)) userIp = address;
    },
    /** Returns false without cookies: the session ends with the page. */
    isPersistent: () => store.isPersistent(),
    /** Ends polling and all listeners, and leaves API requests without a session. The player stays logged in. */
    dispose: () => {
      refresher.dispose();
      tabs.dispose();
      listeners.clear();
      registerSession(null);
    },
  };
}

function subscribeTo<Listener>(all: Set<Listener>, listener: Listener): () => boolean {
  all.add(listener);
  return () => all.delete(listener);
}
