import { clientWith } from '@/api/client';
import { registerSession } from '@/api/session-port';

import type { Effect, Event, State } from './machine';
import { initial, needsRenewal, step } from './machine';
import type { RenewalOutcome } from './renewal';
import { alone, callRenewal, pause, PAUSE_AFTER_REFUSAL } from './renewal';
import type { TokenStore } from './token-store';
import { createTokenStore } from './token-store';

/** What the session asks of the application around it. */
export interface Surroundings {
  /** Drops everything that was loaded for the player. */
  readonly forget: () => void;
  /** Opens a page of the site. */
  readonly go: (path: '/' | '/login') => void;
  /** A VPN or a blocked address was reported (SPEC L8). */
  readonly ipBlocked: () => void;
}

/** The parts that tests replace. */
interface Parts {
  readonly store: TokenStore;
  readonly now: () => number;
  readonly call: (token: string) => Promise<RenewalOutcome>;
}

export type Session = ReturnType<typeof createSession>;

/**
 * The session of a page: who uses it, the token, its one renewal, and what other tabs say (SPEC section L).
 *
 * @param surroundings what it acts on
 * @param parts store, clock and renewal; the real ones by default
 */
export function createSession(surroundings: Surroundings, parts: Partial<Parts> = {}) {
  const { now = Date.now, store = createTokenStore(now), call = callRenewal } = parts;
  const listeners = new Set<(state: State) => void>();
  const tabs = openChannel();
  let state = initial;
  let userIp: string | null = null;
  let renewing: Promise<boolean> | null = null;

  function dispatch(event: Event): void {
    const before = state;
    const next = step(state, event);
    state = next.state;
    next.effects.forEach(carryOut);
    if (state !== before) for (const listener of listeners) listener(state);
  }

  function carryOut(effect: Effect): void {
    switch (effect.type) {
      case 'store':
        return store.write(effect.token);
      case 'clear':
        return store.clear();
      case 'announce':
        return tabs?.postMessage(effect.news);
      case 'forget':
        return surroundings.forget();
      case 'go':
        return surroundings.go(effect.to);
    }
  }

  const look = () => dispatch({ type: 'found', token: store.read() });
  const token = () => (state.name === 'player' ? state.token.value : null);

  /** One renewal at a time; whoever comes meanwhile waits for the same one (SPEC L4). */
  function renew(used: string): Promise<boolean> {
    renewing ??= alone(() => renewAlone(used))
      .catch(() => false)
      .finally(() => {
        renewing = null;
      });
    return renewing;
  }

  async function renewAlone(used: string): Promise<boolean> {
    // Another tab may have renewed it, or logged out, while this one waited for its turn.
    look();
    while (token() === used) {
      const outcome = await call(used);
      if (outcome.name === 'unknown') return false;
      if (outcome.name === 'renewed') {
        // Logged out meanwhile: a token that comes late must not log in again.
        if (token() !== used) return false;
        dispatch({ type: 'received', value: outcome.value, expiresIn: outcome.expiresIn, at: now() });
        return true;
      }
      if (token() !== used) return false;
      await pause(PAUSE_AFTER_REFUSAL);
      dispatch({ type: 'refused' });
    }
    return token() !== null;
  }

  async function prepare(): Promise<void> {
    if (state.name === 'player' && needsRenewal(state.token, now())) await renew(state.token.value);
  }

  look();
  tabs?.addEventListener('message', ({ data }) => {
    // Another tab's message can be here before what it did to the cookie.
    if (data === 'ended') dispatch({ type: 'found', token: null });
    else look();
  });
  registerSession({
    token,
    prepare,
    renew,
    expired: () => dispatch({ type: 'expired' }),
    ipBlocked: surroundings.ipBlocked,
    userIp: () => userIp,
  });

  return {
    /** Who uses the page now. */
    state: () => state,
    /** Calls back at each change. @returns ends it */
    subscribe: (listener: (state: State) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Logs in with what A17 answered (SPEC L2).
     *
     * @param value the access token
     * @param expiresIn seconds until it ends, counted from now
     */
    receive: (value: string, expiresIn: number) => dispatch({ type: 'received', value, expiresIn, at: now() }),
    /** Logs out, here at once and on the server as soon as it hears of it (SPEC A18). */
    logout: async () => {
      const value = token();
      dispatch({ type: 'left' });
      // Logged out here whatever the server says: there is nothing that the player could do about it.
      if (value !== null)
        await clientWith(value)
          .POST('/api/auth/logout')
          .catch(() => undefined);
    },
    /** Exchanges the token now, for what hangs on it and may have changed (SPEC M4). */
    refresh: async () => {
      if (state.name === 'player') await renew(state.token.value);
    },
    /** Sets the address that travels as User-Ip (SPEC A14). */
    setUserIp: (address: string) => {
      userIp = address;
    },
    /** False when the browser keeps no cookies: the session ends with the page. */
    lasting: () => store.lasting(),
    /** Lets go of everything, for tests. */
    end: () => {
      tabs?.close();
      listeners.clear();
      registerSession(null);
    },
  };
}

function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session');
}
