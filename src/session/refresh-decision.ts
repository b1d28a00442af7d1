import type { RefreshOutcome } from './refresh-call';

/** State of the token used for a refresh. `replaced`: by a newer one of the same player. `gone`: none of this player. */
export type TokenNow = 'same' | 'replaced' | 'gone';

/**
 * `revoke` ends the new token on the server, because its player has logged out. `confirm` reads the cookie again, then
 * reports the rejection.
 */
export type RefreshAction = 'accept' | 'revoke' | 'confirm' | 'retry' | 'stop';

const ACTIONS: { readonly [Name in RefreshOutcome['name']]: { readonly [Now in TokenNow]: RefreshAction } } = {
  refreshed: { same: 'accept', replaced: 'stop', gone: 'revoke' },
  rejected: { same: 'confirm', replaced: 'stop', gone: 'stop' },
  transient: { same: 'retry', replaced: 'stop', gone: 'stop' },
};

export function decideRefresh(outcome: RefreshOutcome['name'], token: TokenNow): RefreshAction {
  return ACTIONS[outcome][token];
}
