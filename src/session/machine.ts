/** How long before a token's end it is renewed, in ms (SPEC L3). */
export const RENEW_BEFORE = 5 * 60_000;
/** How many refusals of a renewal end the session (SPEC L3). */
export const MOST_REFUSALS = 3;

/** A token and when it ends, in ms of this device's clock counted from its receipt. */
export interface Token {
  readonly value: string;
  readonly endsAt: number;
}

/** Who uses the site (SPEC L1). */
export type State = { readonly name: 'visitor' } | { readonly name: 'player'; readonly token: Token; readonly refusals: number };

export type Event =
  /** A token was received, by login or renewal. `expiresIn` in seconds. */
  | { readonly type: 'received'; readonly value: string; readonly expiresIn: number; readonly at: number }
  /** The stored token was read: at the start, or when another tab may have changed it. */
  | { readonly type: 'found'; readonly token: Token | null }
  /** The server answered that it does not renew the token. A lost connection is no event (SPEC D4). */
  | { readonly type: 'refused' }
  /** The server said that the session cannot be renewed (SPEC L7). */
  | { readonly type: 'expired' }
  /** The player logged out. */
  | { readonly type: 'left' };

/** What tabs tell each other: that the stored token is another one, or that there is none any more. */
export type News = 'changed' | 'ended';

/** What has to be done, in order. */
export type Effect =
  | { readonly type: 'store'; readonly token: Token }
  | { readonly type: 'clear' }
  /** Tell the other tabs. */
  | { readonly type: 'announce'; readonly news: News }
  /** Another player, or none: what was loaded for the last one goes. */
  | { readonly type: 'forget' }
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
    case 'received': {
      const token = { value: event.value, endsAt: event.at + event.expiresIn * 1000 };
      const effects: Effect[] = [
        { type: 'store', token },
        { type: 'announce', news: 'changed' },
      ];
      return { state: { name: 'player', token, refusals: 0 }, effects };
    }
    case 'found':
      return found(state, event.token);
    case 'refused': {
      if (state.name === 'visitor') return { state, effects: [] };
      const refusals = state.refusals + 1;
      return refusals < MOST_REFUSALS ? { state: { ...state, refusals }, effects: [] } : ended('/login');
    }
    case 'expired':
      return state.name === 'visitor' ? { state, effects: [] } : ended('/login');
    case 'left':
      return ended('/');
  }
}

function found(state: State, token: Token | null): Step {
  if (token === null) {
    return state.name === 'visitor' ? { state, effects: [] } : { state: initial, effects: [{ type: 'forget' }, { type: 'go', to: '/' }] };
  }
  if (state.name === 'player' && state.token.value === token.value) return { state, effects: [] };
  return { state: { name: 'player', token, refusals: 0 }, effects: [] };
}

function ended(to: '/' | '/login'): Step {
  return {
    state: initial,
    effects: [{ type: 'clear' }, { type: 'announce', news: 'ended' }, { type: 'forget' }, { type: 'go', to }],
  };
}

/** Whether a token should be renewed before it is used. */
export function needsRenewal(token: Token, now: number): boolean {
  return token.endsAt - now <= RENEW_BEFORE;
}
