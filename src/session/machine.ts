import type { Token } from './token';
import { isSamePlayer, refreshDueAt } from './token';

/** Number of rejected refreshes after which the session ends (SPEC L3). */
const MAX_REFRESH_FAILURES = 3;

/** The user of the page (SPEC L1). `rejections`: number of refreshes of the token that the server has rejected. */
export type State = { readonly name: 'visitor' } | { readonly name: 'player'; readonly token: Token; readonly rejections: number };

/**
 * Event of the session. `value` is a token. Times are in ms of the session's clock. `needed`: a request waits, or
 * the server has said that the session is over, so that the end of the session must be explained.
 */
export type Event =
  /** The server sent a token, which expires `expiresIn` seconds after `at`. */
  | {
      readonly type: 'token_received';
      readonly by: 'login' | 'refresh';
      readonly value: string;
      readonly expiresIn: number;
      readonly at: number;
    }
  /** The cookie was read at the start, or after a change by another tab. */
  | { readonly type: 'cookie_read'; readonly token: Token | null; readonly at: number }
  /** Another tab ended the session of this token: by a logout, or because it could not be renewed. */
  | { readonly type: 'ended_in_other_tab'; readonly value: string; readonly isLogout: boolean }
  /** The refresher gave up without a rejection (SPEC D4). Ignored while the token is valid. */
  | { readonly type: 'refresh_unavailable'; readonly at: number }
  /** The server rejected a refresh. Transient failures are no event (SPEC D4). */
  | { readonly type: 'refresh_rejected'; readonly needed: boolean }
  /** The server ended the session (SPEC L7). */
  | { readonly type: 'session_expired'; readonly needed: boolean }
  | { readonly type: 'logged_out' };

/** Message to the other tabs. `changed`: the cookie has changed. `ended`: the session with this token has ended. */
export type TabMessage = { readonly name: 'changed' } | { readonly name: 'ended'; readonly token: string; readonly isLogout: boolean };

/**
 * Message of the service worker: the response to a tab's refresh, because the tab may be closed. `used` is the token that was
 * refreshed, and `value` the new one, which expires in `expiresIn` seconds.
 */
export interface RefreshedMessage {
  readonly name: 'refreshed';
  readonly used: string;
  readonly value: string;
  readonly expiresIn: number;
}

/** Effect of a transition. They are executed in order. */
export type Effect =
  | { readonly type: 'store'; readonly token: Token }
  /** The token is removed, unless another tab has replaced it. */
  | { readonly type: 'clear'; readonly value: string }
  | { readonly type: 'announce'; readonly message: TabMessage }
  /** `keepsDrafts` is false after a logout or for another player; otherwise the player may come back to the drafts (SPEC D4). */
  | { readonly type: 'clear_player_data'; readonly next: State['name']; readonly keepsDrafts: boolean }
  | { readonly type: 'go'; readonly to: '/' | '/login' };

/** Result of an event: the next state, and the effects to execute. */
export interface Step {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** State before the cookie is read, and after the end of a session: a visitor. */
export const initial: State = { name: 'visitor' };

/** Computes one transition, purely (SPEC section L). */
export function step(state: State, event: Event): Step {
  switch (event.type) {
    case 'token_received':
      return applyToken(state, event);
    case 'cookie_read':
      return applyCookie(state, event.token, event.at);
    case 'ended_in_other_tab':
      if (state.name === 'visitor' || state.token.value !== event.value) return unchanged(state);
      return event.isLogout ? endSession(state, '/', 'logout', false) : endSession(state, null, 'failure', false);
    case 'refresh_unavailable':
      return state.name === 'player' && state.token.endsAt <= event.at ? endSession(state, '/login', 'failure') : unchanged(state);
    case 'refresh_rejected': {
      if (state.name === 'visitor') return unchanged(state);
      const rejections = state.rejections + 1;
      return rejections < MAX_REFRESH_FAILURES
        ? unchanged({ ...state, rejections })
        : endSession(state, event.needed ? '/login' : null, 'failure');
    }
    case 'session_expired':
      return endSession(state, event.needed ? '/login' : null, 'failure');
    case 'logged_out':
      return endSession(state, '/', 'logout');
  }
}

function applyToken(state: State, { by, value, expiresIn, at }: Event & { type: 'token_received' }): Step {
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

/** Shortest time between two refreshes, to prevent a loop with short-lived tokens. */
const MIN_REFRESH_INTERVAL_MS = 10_000;

/** Computes times of a token. Never refreshes before half the life of a refreshed token, to prevent such a loop. */
function tokenFrom(value: string, life: number, at: number, by: 'login' | 'refresh'): Token {
  const token = { value, endsAt: at + life };
  return by === 'refresh' ? { ...token, refreshAt: Math.max(refreshDueAt(token), at + life / 2, at + MIN_REFRESH_INTERVAL_MS) } : token;
}

function applyCookie(state: State, token: Token | null, at: number): Step {
  if (token === null) {
    // The cookie expires with its token (SPEC L6): no logout, as the next request refreshes.
    return state.name === 'visitor' || state.token.endsAt <= at ? unchanged(state) : endSession(state, '/', 'logout', false);
  }
  if (state.name === 'player' && state.token.value === token.value) return unchanged(state);
  const isAnother = state.name === 'player' && !isSamePlayer(state.token.value, token.value);
  return {
    state: { name: 'player', token, rejections: 0 },
    effects: isAnother ? [{ type: 'clear_player_data', next: 'player', keepsDrafts: false }] : [],
  };
}

/**
 * Ends the session of a player.
 * @param to null stays on the page
 * @param isHere false if another tab has ended and announced the session
 */
function endSession(state: State, to: '/' | '/login' | null, why: 'logout' | 'failure', isHere = true): Step {
  if (state.name === 'visitor') return unchanged(state);
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

function unchanged(state: State): Step {
  return { state, effects: [] };
}
