import type { Token } from './token';
import { isSamePlayer, refreshDueAt } from './token';

/** How many rejections of a renewal end the session (SPEC L3). */
export const MAX_REFRESH_FAILURES = 3;

/** Who uses the site (SPEC L1). */
export type State = { readonly name: 'visitor' } | { readonly name: 'player'; readonly token: Token; readonly rejections: number };

/** Moments are in ms of the session's clock. `needed`: a call waits for the session, so that its end must be explained. */
export type Event =
  /** A token was received. `expiresIn` in seconds, counted from `at`. */
  | {
      readonly type: 'token_received';
      readonly by: 'login' | 'refresh';
      readonly value: string;
      readonly expiresIn: number;
      readonly at: number;
    }
  /** The kept token was read: at the start, or when another tab may have changed it. */
  | { readonly type: 'cookie_read'; readonly token: Token | null; readonly at: number }
  /** Another tab ended the session of this token. `isLogout`: because the player logged out. */
  | { readonly type: 'ended_in_other_tab'; readonly value: string; readonly isLogout: boolean }
  /** The token could not be refreshed until its end, though the server never rejected it (SPEC D4). */
  | { readonly type: 'refresh_unavailable'; readonly at: number }
  /** The server rejected the token on a refresh. A transient failure is no event (SPEC D4). */
  | { readonly type: 'refresh_rejected'; readonly needed: boolean }
  /** The server said that the session cannot be renewed (SPEC L7). */
  | { readonly type: 'session_expired'; readonly needed: boolean }
  /** The player logged out. */
  | { readonly type: 'logged_out' };

/** What tabs tell each other: that the kept token is another one, or whose session ended. */
export type TabMessage = { readonly name: 'changed' } | { readonly name: 'ended'; readonly token: string; readonly isLogout: boolean };

/** What has to be done, in order. */
export type Effect =
  | { readonly type: 'store'; readonly token: Token }
  /** No longer keep a token; one that another tab put in its place stays. */
  | { readonly type: 'clear'; readonly value: string }
  /** Tell the other tabs. */
  | { readonly type: 'announce'; readonly message: TabMessage }
  /**
   * What was loaded for the last player goes. `next`: who is here now. `keepsDrafts`: the player did not log out and may
   * come back, so that what was typed stays for them (SPEC D4).
   */
  | { readonly type: 'clear_player_data'; readonly next: State['name']; readonly keepsDrafts: boolean }
  | { readonly type: 'go'; readonly to: '/' | '/login' };

export interface Step {
  readonly state: State;
  readonly effects: readonly Effect[];
}

export const initial: State = { name: 'visitor' };

/**
 * The session as a pure state machine (SPEC section L).
 *
 * @returns the next state and what has to be done
 */
export function step(state: State, event: Event): Step {
  switch (event.type) {
    case 'token_received':
      return received(state, event);
    case 'cookie_read':
      return found(state, event.token, event.at);
    case 'ended_in_other_tab':
      if (state.name === 'visitor' || state.token.value !== event.value) return nothing(state);
      return event.isLogout ? ended(state, '/', 'logout', false) : ended(state, null, 'failure', false);
    case 'refresh_unavailable':
      return state.name === 'player' && state.token.endsAt <= event.at ? ended(state, '/login', 'failure') : nothing(state);
    case 'refresh_rejected': {
      if (state.name === 'visitor') return nothing(state);
      const rejections = state.rejections + 1;
      return rejections < MAX_REFRESH_FAILURES
        ? nothing({ ...state, rejections })
        : ended(state, event.needed ? '/login' : null, 'failure');
    }
    case 'session_expired':
      return ended(state, event.needed ? '/login' : null, 'failure');
    case 'logged_out':
      return ended(state, '/', 'logout');
  }
}

function received(state: State, { by, value, expiresIn, at }: Event & { type: 'token_received' }): Step {
  const token = tokenFrom(value, expiresIn * 1000, at, by);
  const isAnother = by === 'login' && state.name === 'player' && !isSamePlayer(state.token.value, value);
  return {
    state: { name: 'player', token, rejections: 0 },
    effects: [
      { type: 'store', token },
      { type: 'announce', message: { name: 'changed' } },
      ...(isAnother ? [{ type: 'clear_player_data', next: 'player', keepsDrafts: false } as const] : []),
    ],
  };
}

/** The least time between two refreshes, in ms, however short the tokens of a server live. */
const MIN_REFRESH_INTERVAL_MS = 10_000;

/** What a renewal brings is not renewed again before half its life: a server of short tokens makes no loop. */
function tokenFrom(value: string, life: number, at: number, by: 'login' | 'refresh'): Token {
  const token = { value, endsAt: at + life };
  return by === 'refresh' ? { ...token, renewAt: Math.max(refreshDueAt(token), at + life / 2, at + MIN_REFRESH_INTERVAL_MS) } : token;
}

function found(state: State, token: Token | null, at: number): Step {
  if (token === null) {
    // A cookie ends with its token (SPEC L6): that is no logout, the next call renews it.
    return state.name === 'visitor' || state.token.endsAt <= at ? nothing(state) : ended(state, '/', 'logout', false);
  }
  if (state.name === 'player' && state.token.value === token.value) return nothing(state);
  const isAnother = state.name === 'player' && !isSamePlayer(state.token.value, token.value);
  return {
    state: { name: 'player', token, rejections: 0 },
    effects: isAnother ? [{ type: 'clear_player_data', next: 'player', keepsDrafts: false }] : [],
  };
}

/**
 * @param to where the page goes; null: it stays
 * @param why whether the player logged out, or the session failed
 * @param isHere whether it ended in this tab, so that the other tabs do not know yet
 */
function ended(state: State, to: '/' | '/login' | null, why: 'logout' | 'failure', isHere = true): Step {
  if (state.name === 'visitor') return nothing(state);
  const { value } = state.token;
  const isLogout = why === 'logout';
  return {
    state: initial,
    effects: [
      { type: 'clear', value },
      ...(isHere ? [{ type: 'announce', message: { name: 'ended', token: value, isLogout } } as const] : []),
      { type: 'clear_player_data', next: 'visitor', keepsDrafts: !isLogout },
      ...(to === null ? [] : [{ type: 'go', to } as const]),
    ],
  };
}

function nothing(state: State): Step {
  return { state, effects: [] };
}
