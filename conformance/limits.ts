import { getHeapStatistics } from 'node:v8';
import { createContext, Script } from 'node:vm';

const MB = 1024 * 1024;

/** Maximum size of a body, as it comes and unpacked. A larger one is cut off or emptied, and reported. */
export const MAX_BODY_BYTES = 10 * MB;

/** Maximum size of the head of a response. Servers send some kilobytes. A larger one counts as no response. */
export const MAX_HEAD_BYTES = 256 * 1024;

/** Maximum depth of JSON, as PHP has it. The functions that read a value call themselves for each level. */
export const MAX_DEPTH = 512;

/** Maximum number of values in a body, above which it is not read as JSON. A value takes a hundred times its text in the validator. */
export const MAX_BODY_VALUES = 200_000;

/** Maximum size of a file of the contract. A larger one is refused. */
export const MAX_CONTRACT_BYTES = 50 * MB;

/** Maximum number of values in a file of the contract, after its aliases are replaced. */
export const MAX_CONTRACT_VALUES = 2_000_000;

/** Maximum length of a generated text in characters: above it, servers and proxies have limits of their own. */
export const MAX_TEXT_LENGTH = 5000;

/** Share of the memory after which a run ends, so that enough is left for its report. */
const MAX_MEMORY_SHARE = 0.8;

/** Returns true if the heap that Node may use for JavaScript is nearly used up. Buffers are not part of it. */
export function isMemoryShort(): boolean {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used > limit * MAX_MEMORY_SHARE;
}

/** Error of a computation that was ended because it took too long. */
export class TimeLimitError extends Error {}

const sandbox = createContext({ compute: undefined as (() => unknown) | undefined });
const script = new Script('compute()');

/**
 * Runs a synchronous function that ends after a time, also within a regular expression: the engine then ends all that it executes.
 * An attempt in which the process hardly ran, because the machine was busy or suspended, does not count and gets twice the time.
 * `node:vm` is only the clock here, not a sandbox: the code is ours. An engine of linear time lacks the look-arounds of JSON Schema.
 *
 * @param milliseconds several limits mean several attempts
 * @param compute must leave nothing half-changed if it is ended
 * @throws TimeLimitError if the last attempt was ended too; errors of `compute` as they are
 */
export function withTimeLimit<Result>(milliseconds: readonly number[], compute: () => Result): Result {
  for (const limit of milliseconds) {
    for (let [timeout, hasRun] = [limit, false]; !hasRun; timeout *= 2) {
      const started = process.cpuUsage();
      try {
        sandbox['compute'] = compute;
        return script.runInContext(sandbox, { timeout }) as Result;
      } catch (error) {
        if ((error as NodeJS.ErrnoException | null)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      }
      const { user, system } = process.cpuUsage(started);
      hasRun = (user + system) / 1000 >= limit / 2;
    }
  }
  throw new TimeLimitError(`it takes more than ${String((milliseconds.at(-1) ?? 0) / 1000)} seconds`);
}
