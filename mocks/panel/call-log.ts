import type { Api } from './api';
import { type Call, readCalls } from './wire-answers';

const KEPT = 200;

export type CallLog = ReturnType<typeof createCallLog>;

/** Whether the contract has no such call, or its request or answer broke it. */
export function breaksContract({ operation, request, answer }: Call): boolean {
  return operation === null || request !== null || answer !== null;
}

/**
 * The calls that the backend answered, the newest first, and how many broke the contract since this page was loaded.
 *
 * @param api where they are asked for
 * @param lastSeen the last call that the tab's previous page saw; null on its first
 */
export function createCallLog(api: Api, lastSeen: number | null) {
  let calls: readonly Call[] = [];
  let last = lastSeen;
  let isFilled = false;
  let violations = 0;
  let lookedAt = 0;

  /** Takes up what is new. @throws as {@link Api} does */
  async function poll(): Promise<void> {
    // The last known call is asked for again: where it is missing, the world began anew or much has happened.
    const known = last ?? 0;
    let answer = readCalls(await api.get(isFilled ? `/calls?after=${String(Math.max(0, known - 1))}` : '/calls'));
    if (isFilled && known > 0 && !answer.some(({ n }) => n === known)) answer = readCalls(await api.get('/calls'));
    take(answer);
  }

  function take(answer: readonly Call[]): void {
    const newest = answer[0]?.n ?? 0;
    const beganAnew = isFilled ? newest < (last ?? 0) : newest < (lastSeen ?? 0);
    const fresh = answer.filter(({ n }) => beganAnew || !isFilled || n > (last ?? 0));
    violations += fresh.filter((call) => (beganAnew || isOfThisPage(call)) && breaksContract(call)).length;
    calls = beganAnew ? fresh : [...fresh, ...calls].slice(0, KEPT);
    last = beganAnew ? newest : Math.max(newest, last ?? 0);
    isFilled = true;
  }

  function isOfThisPage({ n, at }: Call): boolean {
    if (last !== null) return n > last;
    // The first look of a tab: what this page called before the panel stood.
    const moment = Date.parse(at);
    return moment >= performance.timeOrigin && moment <= Date.now() + 1000;
  }

  return {
    poll,
    all: () => calls,
    last: () => last,
    violations: () => violations,
    /** Violations that nobody has looked at yet. */
    unseen: () => violations - lookedAt,
    look(): void {
      lookedAt = violations;
    },
    clear(): void {
      calls = [];
    },
  };
}
