// This module is not part of the first load.
import { HttpError } from './errors';
import { currentSession } from './session-port';
import type { ApiResponse } from './transport';

/** The `status` of a 403 that the player resolves (SPEC Q32, Q34). */
const NEEDS_PLAYER = /^(confirmation|location)_required$/;

type Send = (apiRequest: Request) => Promise<ApiResponse>;

/**
 * Creates a wrapper for `wrapRequests`. If a write is refused because the player must confirm something, the wrapper asks the
 * player and sends the request again unchanged, under its idempotency key. The contract documents the refusal as not executed. A
 * request that is refused again, for example for the location after the confirmation, is handled the same way.
 *
 * @param ask asks the player; receives the `status` of the 403. False leaves the request refused: it rejects with the 403. Even after
 *   true it stays refused if it was sent without a session, or if another player has logged in since
 */
export function confirmedRequests(ask: (reason: string) => Promise<boolean>): (inner: Send) => Send {
  return (inner) => {
    async function send(apiRequest: Request): Promise<ApiResponse> {
      if (apiRequest.method === 'GET') return inner(apiRequest);
      const again = apiRequest.clone();
      const session = currentSession();
      const token = await session.prepare();
      try {
        return await inner(apiRequest);
      } catch (error) {
        // The request is never repeated as another player, who may have logged in meanwhile.
        if (!needsPlayer(error) || !(await ask(error.reason)) || token === null || !session.isOwn(token)) throw error;
        return send(again);
      }
    }
    return send;
  };
}

function needsPlayer(error: unknown): error is HttpError {
  return error instanceof HttpError && error.isDocumentedRejection && NEEDS_PLAYER.test(error.reason);
}
