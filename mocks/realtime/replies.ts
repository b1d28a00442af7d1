import type { Effect } from './effects';
import { errorFrame } from './frames';
import { problems, type Manner, type Problem } from './problems';
import type { Registry } from './registry';

export type Replies = ReturnType<typeof createReplies>;

/** Creates the error responses, in either error style. */
export function createReplies(registry: Registry, manner: () => Manner) {
  /** Closes a connection with an error. */
  function end(socketId: string, problem: Problem): Effect[] {
    registry.remove(socketId);
    if (manner() === 'inBand') return [errorFrame(socketId, problem, manner()), { type: 'close', socketId }];
    return [{ type: 'close', socketId, code: problem.code ?? undefined, reason: problem.message }];
  }

  /** Sends an error and keeps the connection open. */
  function complain(socketId: string, problem: Problem): Effect[] {
    return [errorFrame(socketId, problem, manner())];
  }

  /** Handles a malformed frame: Reverb sends an error, the close-code style closes the connection. */
  function malformed(socketId: string): Effect[] {
    return manner() === 'inBand' ? complain(socketId, problems.malformed) : end(socketId, problems.malformed);
  }

  return { end, complain, malformed };
}
