import { MINUTE } from '../../domain/calendar';
import type { Forbidden } from '../../domain/result';
import { forbidden } from '../../domain/result';
import type { Clock } from '../clock';
import { mapStore, setStore, storeOf } from '../stores';

/** Time for which a confirmation holds. */
const CONFIRMED_MS = 5 * MINUTE;

/** Creates the store of sessions whose player has confirmed their identity again (SPEC Q32). */
export function createConfirmations(clock: Clock) {
  /** Ids of players who must confirm under the policy. */
  const required = new Set<string>();
  /** Ends of the confirmations in Unix ms, by session id. */
  const confirmed = new Map<string, number>();

  return {
    /** Returns the 403 that blocks a sensitive action now; null if the session is confirmed, or the policy asks for nothing. */
    block(playerId: string, sessionId: string): Forbidden | null {
      if (!required.has(playerId) || clock.now() < (confirmed.get(sessionId) ?? 0)) return null;
      return forbidden('confirmation_required', 'Confirme que é você para continuar.', 'confirmation_required');
    },

    /** Confirms a session. Returns the end of the confirmation in Unix ms. */
    confirm(sessionId: string): number {
      const until = clock.now() + CONFIRMED_MS;
      confirmed.set(sessionId, until);
      return until;
    },

    /** Requires confirmations of a player, for scenarios. */
    require(playerId: string): void {
      required.add(playerId);
    },

    ...storeOf({ required: setStore(required), confirmed: mapStore(confirmed) }),
  };
}
