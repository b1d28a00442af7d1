import type { Clock } from './clock';
import type { Event } from './machine';
import type { RenewalOutcome } from './renewal';
import { alone, callLogout, COOKIE_ARRIVAL, pause, PAUSE_AFTER_REFUSAL } from './renewal';
import { isSendable } from './token';

/** The session whose token is renewed. */
interface Holder {
  readonly token: () => string | null;
  /** Whether a token is, or was, that of the player who is here now. */
  readonly isOwn: (token: string) => boolean;
  /** Looks at the kept token: another tab may have renewed it, or logged out. */
  readonly look: () => void;
  readonly dispatch: (event: Event) => void;
  readonly clock: Clock;
  readonly call: (token: string) => Promise<RenewalOutcome>;
}

/** A renewal under way. `needed`: a call waits for it. */
interface Renewal {
  readonly used: string;
  needed: boolean;
}

/** The one renewal of a session, in all its tabs, and the judgement that there is none any more (SPEC L3 to L7, D4). */
export function oneRenewal({ token, isOwn, look, dispatch, clock, call }: Holder) {
  let renewal: (Renewal & { readonly done: Promise<string | null> }) | null = null;

  /** What a token of this player was replaced by; null where the player is another, or nobody. */
  const successor = (used: string) => (isOwn(used) && token() !== used ? token() : null);

  async function renewAlone(begun: Renewal): Promise<string | null> {
    const { used } = begun;
    look();
    while (token() === used) {
      const outcome = await call(used);
      look();
      if (token() !== used) {
        // Logged out meanwhile: a token that comes late logs nobody in, and does not live on at the server.
        if (outcome.name === 'renewed' && !isOwn(used)) void callLogout(outcome.value);
        break;
      }
      if (outcome.name === 'unknown' || (outcome.name === 'renewed' && !isSendable(outcome.value))) break;
      if (outcome.name === 'renewed') {
        dispatch({ type: 'received', by: 'renewal', value: outcome.value, expiresIn: outcome.expiresIn, at: clock() });
        break;
      }
      await pause(outcome.name === 'refused' ? PAUSE_AFTER_REFUSAL : COOKIE_ARRIVAL);
      look();
      if (token() === used) dispatch({ type: outcome.name, needed: begun.needed });
    }
    return successor(used);
  }

  return {
    /**
     * Renews a token; whoever comes meanwhile waits for the same renewal, and no longer than that (SPEC L4).
     *
     * @param used the token to be renewed
     * @param needed whether a call waits for it, so that its failure must be explained (SPEC D4)
     * @returns the same player's token in its place, or null
     */
    async renew(used: string, needed = true): Promise<string | null> {
      if (token() !== used) return successor(used);
      if (renewal?.used !== used) {
        const begun: Renewal = { used, needed };
        const done = alone(() => renewAlone(begun)).finally(() => {
          renewal = null;
        });
        renewal = Object.assign(begun, { done });
      }
      renewal.needed ||= needed;
      return renewal.done;
    },

    /**
     * Ends the session of a token that the server calls over (SPEC L7), unless another tab has renewed it: judged in turn,
     * as a renewal may be under way whose answer is not here yet.
     *
     * @returns as `renew`
     */
    async expired(used: string): Promise<string | null> {
      if (token() === used) {
        await alone(async () => {
          look();
          if (token() === used) await pause(COOKIE_ARRIVAL);
          look();
          if (token() === used) dispatch({ type: 'expired', needed: true });
        });
      }
      return successor(used);
    },
  };
}
