import type { Effect } from './effects';
import { errorFrame } from './frames';
import { problems, type Manner, type Problem } from './problems';
import type { Registry } from './registry';

export type Replies = ReturnType<typeof createReplies>;

/** How problems reach a client, in one of the two manners. */
export function createReplies(registry: Registry, manner: () => Manner) {
  /** Ends a connection because of a problem. */
  function end(socketId: string, problem: Problem): Effect[] {
    registry.remove(socketId);
    if (manner() === 'inBand') return [errorFrame(socketId, problem, manner()), { type: 'close', socketId }];
    return [{ type: 'close', socketId, code: problem.code ?? undefined, reason: problem.message }];
  }

  /** Tells a client about a problem and keeps the connection. */
  function complain(socketId: string, problem: Problem): Effect[] {
    return [errorFrame(socketId, problem, manner())];
  }

  /** A frame that is none: Reverb complains about it, by close code it ends the connection. */
  function malformed(socketId: string): Effect[] {
    return manner() === 'inBand' ? complain(socketId, problems.malformed) : end(socketId, problems.malformed);
  }

  return { end, complain, malformed };
}
