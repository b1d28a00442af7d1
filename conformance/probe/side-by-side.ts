import type { RunConfig } from '../config/config';
import type { Findings } from '../findings';
import { createSlots } from '../http/slots';

/** The part of a run's context that is needed. */
interface Shared {
  readonly config: Pick<RunConfig, 'workers'>;
  readonly findings: Findings;
}

/**
 * Runs a function for each item, as many at the same time as the run has workers. Results and findings are in the order
 * of the items, so that a report does not depend on which response came first. After an error no other item starts.
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
  // Awaited in their order below: a later one may fail first.
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
