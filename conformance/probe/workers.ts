import type { Operation } from '../contract/contract';
import { operationRank, sortOperations } from './order';
import { isRead } from './permissions';

/**
 * Calls a function for each operation, in the order that lets each find its data. Reads of one rank run beside each
 * other; writes run alone, because they change what others compare.
 *
 * @param workers Maximum number of operations that run at the same time
 * @param run Returns a function that shares what the operation found. It is called in the order of the operations, and which
 *   of them an operation sees depends on that order alone: two runs find the same, however long each response takes.
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
      // Awaited in its turn below: a later one may fail first.
      running.catch(() => undefined);
      begun.push(running);
    };
    while (begun.length < Math.min(workers, group.length)) begin();
    // The array grows while it is read.
    for (const running of begun) {
      const share = await running;
      share();
      begin();
    }
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
