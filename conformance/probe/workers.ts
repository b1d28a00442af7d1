import type { Operation } from '../contract/contract';
import { operationRank, sortOperations } from './order';
import { isRead } from './permissions';

/**
 * Calls a function for each operation, in the order that lets each find its data. Reads of one rank run beside each
 * other; writes run alone, because they change what others compare.
 *
 * @param workers Maximum number of operations that run at the same time
 */
export async function forEachOperation(
  operations: readonly Operation[],
  workers: number,
  run: (operation: Operation) => Promise<void>,
): Promise<void> {
  for (const group of groupOperations(operations)) {
    const queue = [...group];
    const work = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) await run(next);
    };
    // If one worker fails, the others finish their current operation only.
    const stop = (error: unknown): never => {
      queue.length = 0;
      throw error;
    };
    await Promise.all(Array.from({ length: Math.min(workers, group.length) }, () => work().catch(stop)));
  }
}

/** Groups consecutive reads of one rank. Each write is a group of its own. */
function groupOperations(operations: readonly Operation[]): Operation[][] {
  const groups: Operation[][] = [];
  for (const operation of sortOperations(operations)) {
    const group = groups.at(-1);
    const first = group?.[0];
    const isBeside = first !== undefined && isRead(operation) && isRead(first) && operationRank(operation) === operationRank(first);
    if (group !== undefined && isBeside) group.push(operation);
    else groups.push([operation]);
  }
  return groups;
}
