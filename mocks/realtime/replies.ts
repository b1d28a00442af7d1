import type { Effect } from './effects';
import { errorFrame } from './frames';
import { type ErrorStyle, type ProtocolError, protocolErrors } from './error-codes';
import type { Registry } from './registry';

export type Replies = ReturnType<typeof createReplies>;

/** Creates the responses to errors. The style decides whether an error that ends a connection is a frame or a close code. */
export function createReplies(registry: Registry, errorStyle: () => ErrorStyle) {
  /** Rejects or ends a connection with an error, and removes it from the registry. */
  function endConnection(socketId: string, problem: ProtocolError): Effect[] {
    registry.remove(socketId);
    if (errorStyle() === 'inBand') return [errorFrame(socketId, problem, errorStyle()), { type: 'close', socketId }];
    const close: Effect = { type: 'close', socketId, code: problem.code ?? undefined, reason: problem.message };
    // The wait is in a frame, because a close has no place for it.
    return problem.retryAfter === undefined ? [close] : [errorFrame(socketId, problem, errorStyle()), close];
  }

  /** Sends an error frame, in both styles, and keeps the connection open. */
  function sendError(socketId: string, problem: ProtocolError): Effect[] {
    return [errorFrame(socketId, problem, errorStyle())];
  }

  /** Responds to a malformed frame. Reverb sends an error; the close-code style closes the connection. */
  function malformed(socketId: string): Effect[] {
    return errorStyle() === 'inBand' ? sendError(socketId, protocolErrors.malformed) : endConnection(socketId, protocolErrors.malformed);
  }

  return { endConnection, sendError, malformed };
}
