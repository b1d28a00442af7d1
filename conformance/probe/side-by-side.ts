import type { RunConfig } from '../config/config';
import type { Findings } from '../findings';
import { createSlots } from '../http/slots';

/** Part of a run's context that is needed here. */
interface Shared {
  readonly config: Pick<RunConfig, 'workers'>;
  readonly findings: Findings;
}

/**
 * Runs a function for each item, as many at the same time as the run has workers. Results and findings are in the order of the
 * items, so that the report does not depend on the order of the responses. After an error no further item starts, and the call rejects
 * with it.
 *
 * @param run gets a copy of the context with findings of its own, and must use it in place of `context`
 */
export async function sideBySide<Context extends Shared, Item, Result>(
  context: Context,
  items: readonly Item[],
  run: (context: Context, item: Item) => Promise<Result>,
): Promise<Result[]> {
  const inSlot = createSlots(context.config.workers);
  let hasFailed = false;
  const runOne = async (findings: Findings, item: Item) => {
    if (hasFailed) throw new Error('an earlier item failed');
    try {
      return await run({ ...context, findings }, item);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const tasks = items.map((item) => {
    const findings = context.findings.branch();
    return { findings, result: inSlot(() => runOne(findings, item)) };
  });
  // The loop below handles the errors in order. Without this line, a later one that fails first would be an unhandled rejection.
  for (const { result } of tasks) result.catch(() => undefined);
  const results: Result[] = [];
  for (const { findings, result } of tasks) {
    try {
      results.push(await result);
    } finally {
      context.findings.absorb(findings);
    }
  }
  return results;
}
