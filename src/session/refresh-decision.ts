import type { RefreshOutcome } from './refresh-call';

/**
 * Whose token the session holds after an attempt, compared with the token that was sent:
 * `same`: that token; `replaced`: a newer one of the same player, from another tab; `gone`: another player's, or none.
 */
export type TokenNow = 'same' | 'replaced' | 'gone';

/**
 * What an attempt leads to:
 * `accept` stores the new token; `revoke` ends it on the server, because its player has logged out;
 * `confirm` reads the cookie once more and then reports the rejection; `retry` leaves it to the backoff; `stop` does nothing.
 */
export type RefreshAction = 'accept' | 'revoke' | 'confirm' | 'retry' | 'stop';

const ACTIONS: { readonly [Name in RefreshOutcome['name']]: { readonly [Now in TokenNow]: RefreshAction } } = {
  renewed: { same: 'accept', replaced: 'stop', gone: 'revoke' },
  rejected: { same: 'confirm', replaced: 'stop', gone: 'stop' },
  expired: { same: 'confirm', replaced: 'stop', gone: 'stop' },
  transient: { same: 'retry', replaced: 'stop', gone: 'stop' },
};

/** Decides what follows from the outcome of an attempt. */
export function decideRefresh(outcome: RefreshOutcome['name'], token: TokenNow): RefreshAction {
  return ACTIONS[outcome][token];
}
