import { ContractError, HttpError } from '@/api/errors';
import { registerSession } from '@/api/session-port';

import type { Clock } from './clock';
import { createClock } from './clock';
import type { Effect, Event, State } from './machine';
import { initial, step } from './machine';
import { oneRenewal } from './one-renewal';
import type { RenewalOutcome } from './renewal';
import { callLogout, callRenewal } from './renewal';
import { joinTabs } from './tabs';
import { isSendable, renewalOf } from './token';
import type { TokenStore } from './token-store';
import { createTokenStore } from './token-store';

/** What the session asks of the application around it. */
export interface Surroundings {
  /**
   * Drops everything that was loaded for the last player.
   *
   * @param next who is here now: a visitor, or another player
   * @param keepsDrafts whether what the last player typed stays for their next login (SPEC D4)
   */
  readonly forget: (next: State['name'], keepsDrafts: boolean) => void;
  /** Opens a page of the site. */
  readonly go: (path: '/' | '/login') => void;
  /** A VPN or a blocked address was reported (SPEC L8). */
  readonly ipBlocked: () => void;
}

/** The parts that tests replace. */
interface Parts {
  readonly clock: Clock;
  readonly store: TokenStore;
  readonly call: (token: string) => Promise<RenewalOutcome>;
}

export type Session = ReturnType<typeof createSession>;

/**
 * The session of a page: who uses it, the token, its one renewal, and what other tabs say (SPEC section L).
 *
 * @param surroundings what it acts on
 * @param parts clock, store and renewal; the real ones by default
 */
export function createSession(surroundings: Surroundings, parts: Partial<Parts> = {}) {
  const { clock = createClock(), store = createTokenStore(clock), call = callRenewal } = parts;
  const listeners = new Set<(state: State) => void>();
  const [aways, backs] = [new Set<() => void>(), new Set<() => void>()];
  /** The tokens that the player of now has had: a call made with any other is somebody else's. */
  const own = new Set<string>();
  let state = initial;
  let userIp: string | null = null;

  function dispatch(event: Event): void {
    const before = state;
    const next = step(state, event);
    state = next.state;
    if (next.effects.some(({ type }) => type === 'forget')) own.clear();
    if (state.name === 'player') own.add(state.token.value);
    next.effects.forEach(carryOut);
    if (state === before) return;
    for (const listener of listeners) listener(state);
  }

  function carryOut(effect: Effect): void {
    switch (effect.type) {
      case 'store':
        return store.write(effect.token);
      case 'clear':
        return store.clear(effect.value);
      case 'announce':
        return tabs.tell(effect.news);
      case 'forget':
        return surroundings.forget(effect.next, effect.keepsDrafts);
      case 'go':
        return surroundings.go(effect.to);
    }
  }

  const token = () => (state.name === 'player' ? state.token.value : null);
  const look = () => dispatch({ type: 'found', token: store.read(), at: clock() });
  const isOwn = (used: string) => own.has(used);
  const current = () => (state.name === 'player' ? state.token : null);
  const refresher = oneRenewal({ current, isOwn, look, dispatch, clock, call });
  const isDue = () => state.name === 'player' && (renewalOf(state.token) <= clock() || state.token.endsAt <= clock());

  /**
   * Looks at the kept token, and refreshes one that is due though no request asks for it. Done twice a second, as a timer
   * for the due moment would be late by the time that the device slept.
   */
  function check(): void {
    look();
    if (state.name === 'player' && renewalOf(state.token) <= clock()) refresher.inBackground(state.token.value);
  }

  async function prepare(): Promise<string | null> {
    const used = token();
    if (used === null || !isDue()) return used;
    await refresher.beforeRequest(used, isDue);
    // Never send one player's call as another.
    if (token() !== null && !isOwn(used)) throw new HttpError(401, '');
    return token();
  }

  const tabs = joinTabs({
    news: (news) => {
      // Its message can be here before what the other tab did to the cookie.
      if (news.name === 'ended') dispatch({ type: 'gone', value: news.token, isLogout: news.isLogout });
      look();
    },
    look: check,
    away: () => aways.forEach((listener) => listener()),
    back: () => {
      check();
      backs.forEach((listener) => listener());
    },
  });
  look();
  registerSession({
    prepare,
    renew: (used) => refresher.renew(used),
    expired: refresher.expired,
    isOwn,
    ipBlocked: surroundings.ipBlocked,
    userIp: () => userIp,
  });
  check();

  return {
    /** Who uses the page now. */
    state: () => state,
    /** Calls back at each change. @returns ends it */
    subscribe: (listener: (state: State) => void) => subscribed(listeners, listener),
    /** Calls back when the page is put into the back-forward cache: what must not be seen on its return is to be hidden. */
    onAway: (listener: () => void) => subscribed(aways, listener),
    /**
     * Calls back when the page returns from the back-forward cache, after the session was looked at again: connections
     * are to be made anew, and what is known of the player asked for again.
     */
    onReturn: (listener: () => void) => subscribed(backs, listener),
    /**
     * Logs in with what A17 answered (SPEC L2).
     *
     * @param value the access token
     * @param expiresIn seconds until it ends, counted from now
     * @throws {ContractError} for a text that no header can carry
     */
    receive: (value: string, expiresIn: number) => {
      if (!isSendable(value)) throw new ContractError('login', '/access_token', 'no header can carry it');
      dispatch({ type: 'received', by: 'login', value, expiresIn, at: clock() });
    },
    /** Logs out, here at once and on the server as soon as it hears of it (SPEC A18). */
    logout: async () => {
      const value = token();
      if (value === null) return;
      dispatch({ type: 'left' });
      await callLogout(value);
    },
    /** Exchanges the token now, for what hangs on it and may have changed (SPEC M4). Never rejects. */
    refresh: async () => {
      const used = token();
      if (used !== null) await refresher.renew(used, true);
    },
    /** Sets the address that travels as User-Ip (SPEC A14); what is no address never travels. */
    setUserIp: (address: string) => {
      if (/^[\da-f.:]{2,45}$/i.test(address)) userIp = address;
    },
    /** False when the browser keeps no cookies: the session ends with the page. */
    lasting: () => store.lasting(),
    /** Lets go of everything, for tests. */
    end: () => {
      refresher.end();
      tabs.end();
      listeners.clear();
      registerSession(null);
    },
  };
}

function subscribed<Listener>(all: Set<Listener>, listener: Listener): () => boolean {
  all.add(listener);
  return () => all.delete(listener);
}
