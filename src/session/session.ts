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

/** What the session asks of the application around it. */
export interface SessionCallbacks {
  /**
   * Drops everything that was loaded for the last player.
   *
   * @param next who is here now: a visitor, or another player
   * @param keepsDrafts whether what the last player typed stays for their next login (SPEC D4)
   */
  readonly clearPlayerData: (next: State['name'], keepsDrafts: boolean) => void;
  /** Opens a page of the site. */
  readonly navigate: (path: '/' | '/login') => void;
  /** A VPN or a blocked address was reported (SPEC L8). */
  readonly ipBlocked: () => void;
}

/** Dependencies that tests replace. */
interface SessionDeps {
  readonly clock: Clock;
  readonly store: TokenStore;
  readonly postRefresh: (token: string) => Promise<RefreshOutcome>;
}

export type Session = ReturnType<typeof createSession>;

/**
 * Creates the session of a page: its state, the token and its refresh, and the sync with other tabs (SPEC section L).
 *
 * @param callbacks called when the application has to react
 * @param deps clock, store and refresh call; tests replace them
 */
export function createSession(callbacks: SessionCallbacks, deps: Partial<SessionDeps> = {}) {
  const { clock = createMonotonicClock(), store = createTokenStore(clock), postRefresh = postRefreshCall } = deps;
  const listeners = new Set<(state: State) => void>();
  const [freezeListeners, restoreListeners] = [new Set<() => void>(), new Set<() => void>()];
  /** The tokens that the current player has had. A request with any other token belongs to another player. */
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

  /**
   * Reads the cookie and refreshes a token that is due, even if no request needs it. Runs twice a second, because a single
   * timer would be late by the time that the device slept.
   */
  function check(): void {
    readCookie();
    if (state.name === 'player' && refreshDueAt(state.token) <= clock()) refresher.refreshInBackground(state.token.value);
  }

  async function prepare(): Promise<string | null> {
    const used = token();
    if (used === null || !isDue()) return used;
    await refresher.beforeRequest(used, isDue);
    // Never send one player's call as another.
    if (token() !== null && !isOwn(used)) throw new HttpError(401, '');
    return token();
  }

  const tabs = createTabSync({
    onMessage: (message) => {
      // The message can arrive before the other tab's cookie change.
      if (message.name === 'ended') dispatch({ type: 'ended_in_other_tab', value: message.token, isLogout: message.isLogout });
      readCookie();
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
    /** Who uses the page now. */
    state: () => state,
    /** Calls back at each change. @returns ends it */
    subscribe: (listener: (state: State) => void) => subscribeTo(listeners, listener),
    /** Calls back when the page is put into the back-forward cache: what must not be seen on its return is to be hidden. */
    onFreeze: (listener: () => void) => subscribeTo(freezeListeners, listener),
    /**
     * Calls back when the page returns from the back-forward cache, after the session was looked at again: connections
     * are to be made anew, and what is known of the player asked for again.
     */
    onRestore: (listener: () => void) => subscribeTo(restoreListeners, listener),
    /**
     * Logs in with what A17 answered (SPEC L2).
     *
     * @param value the access token
     * @param expiresIn seconds until it ends, counted from now
     * @throws {ContractError} for a text that no header can carry
     */
    receive: (value: string, expiresIn: number) => {
      if (!isValidHeaderValue(value)) throw new ContractError('login', '/access_token', 'no header can carry it');
      dispatch({ type: 'token_received', by: 'login', value, expiresIn, at: clock() });
    },
    /** Logs out, here at once and on the server as soon as it hears of it (SPEC A18). */
    logout: async () => {
      const value = token();
      if (value === null) return;
      dispatch({ type: 'logged_out' });
      await postLogout(value);
    },
    /** Exchanges the token now, for what hangs on it and may have changed (SPEC M4). Never rejects. */
    refresh: async () => {
      const used = token();
      if (used !== null) await refresher.refresh(used, true);
    },
    /** Sets the address that travels as User-Ip (SPEC A14); what is no address never travels. */
    setUserIp: (address: string) => {
      if (/^[\da-f.:]{2,45}$/i.test(address)) userIp = address;
    },
    /** False when the browser keeps no cookies: the session ends with the page. */
    isPersistent: () => store.isPersistent(),
    /** Lets go of everything, for tests. */
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
