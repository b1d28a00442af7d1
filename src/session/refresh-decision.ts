import type { RefreshOutcome } from './refresh-call';

/**
 * Token of the page after a refresh call, compared with the token that the call sent. `same`: unchanged. `replaced`: a newer
 * token of the same player, for example from another tab. `logged_out`: no token of this player.
 */
export type TokenState = 'same' | 'replaced' | 'logged_out';

/**
 * Next step after a refresh call. `accept` stores the new token. `revoke` logs the new token out on the server, because its
 * player has logged out. `confirm` reads the cookie again; if the token is still the same, it reports the rejection and repeats the
 * call unless that ends the session. `retry` repeats the call later. `stop` ignores the outcome.
 */
export type RefreshAction = 'accept' | 'revoke' | 'confirm' | 'retry' | 'stop';

const ACTIONS: { readonly [Name in RefreshOutcome['name']]: { readonly [State in TokenState]: RefreshAction } } = {
  refreshed: { same: 'accept', replaced: 'stop', logged_out: 'revoke' },
  rejected: { same: 'confirm', replaced: 'stop', logged_out: 'stop' },
  transient: { same: 'retry', replaced: 'stop', logged_out: 'stop' },
};

/** Returns the next step after a refresh call with this outcome. */
export function decideRefresh(outcome: RefreshOutcome['name'], token: TokenState): RefreshAction {
  return ACTIONS[outcome][token];
}
