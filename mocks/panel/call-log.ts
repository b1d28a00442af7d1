import type { Api } from './api';
import type { ListOf } from './control-responses';
import type { CallRecord } from '../http/calls';

const MAX_CALLS = 200;

export type CallLog = ReturnType<typeof createCallLog>;

/** Returns true for a call outside the contract or in violation of it. */
export function breaksContract({ operation, request, answer }: CallRecord): boolean {
  return operation === null || request !== null || answer !== null;
}

/**
 * Creates the log of the newest 200 API calls, newest first, with the violations since the page loaded. `poll` fetches new calls and rejects
 * as {@link Api} does. `clear` empties the list here, not at the backend, and keeps the number of violations.
 *
 * @param lastSeen number of the last call on the tab's previous page; null on its first
 */
export function createCallLog(api: Api, lastSeen: number | null) {
  let calls: readonly CallRecord[] = [];
  let last = lastSeen;
  let isFilled = false;
  let violations = 0;
  let seenViolations = 0;

  async function poll(): Promise<void> {
    // The last known call is also fetched. If it is missing, the world was reset or many calls were made.
    const known = last ?? 0;
    let { data } = await api.get<ListOf<CallRecord>>(isFilled ? `/calls?after=${String(Math.max(0, known - 1))}` : '/calls');
    if (isFilled && known > 0 && !data.some(({ n }) => n === known)) ({ data } = await api.get<ListOf<CallRecord>>('/calls'));
    merge(data);
  }

  function merge(answer: readonly CallRecord[]): void {
    const newest = answer[0]?.n ?? 0;
    const wasReset = isFilled ? newest < (last ?? 0) : newest < (lastSeen ?? 0);
    const fresh = answer.filter(({ n }) => wasReset || !isFilled || n > (last ?? 0));
    violations += fresh.filter((call) => (wasReset || isOfThisPage(call)) && breaksContract(call)).length;
    calls = wasReset ? fresh : [...fresh, ...calls].slice(0, MAX_CALLS);
    last = wasReset ? newest : Math.max(newest, last ?? 0);
    isFilled = true;
  }

  function isOfThisPage({ n, at }: CallRecord): boolean {
    if (last !== null) return n > last;
    // The first poll includes calls from before the panel loaded.
    const moment = Date.parse(at);
    return moment >= performance.timeOrigin && moment <= Date.now() + 1000;
  }

  return {
    poll,
    all: () => calls,
    last: () => last,
    violations: () => violations,
    /** Returns the number of violations since the last `markSeen`. */
    unseen: () => violations - seenViolations,
    markSeen(): void {
      seenViolations = violations;
    },
    clear(): void {
      calls = [];
    },
  };
}
