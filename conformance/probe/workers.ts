import type { Operation } from '../contract/contract';
import { operationRank, sortOperations } from './order';
import { isRead } from './permissions';

/**
 * Calls a function for each operation, in an order in which each one finds the data that it needs. Reads of the same rank run
 * beside each other. Writes run alone, because they change what other operations compare. After an error the call rejects with it, and
 * no further operation starts.
 *
 * @param workers maximum number of operations that run at the same time
 * @param run runs an operation, and returns a function that shares its findings of data. These functions are called in the order
 *   of the operations and not of their responses, so that two runs find the same
 */
export async function forEachOperation(
  operations: readonly Operation[],
  workers: number,
  run: (operation: Operation) => Promise<() => void>,
): Promise<void> {
  for (const group of groupOperations(operations)) {
    const begun: Promise<() => void>[] = [];
    const begin = () => {
      const operation = group[begun.length];
      if (operation === undefined) return;
      const running = run(operation);
      // The loop below handles the errors in order. Without this line, a later one that fails first would be an unhandled
      // rejection.
      running.catch(() => undefined);
      begun.push(running);
    };
    while (begun.length < Math.min(workers, group.length)) begin();
    // The array grows during the loop.
    for (const running of begun) {
      const share = await running;
      share();
      begin();
    }
  }
}

/** Groups consecutive reads of the same rank. Each write is a group of its own. */
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
