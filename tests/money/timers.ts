import { vi } from 'vitest';

/** Timer that has not fired. */
interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/**
 * Replaces `setTimeout` and `clearTimeout`, until `vi.unstubAllGlobals`. The timers fire in order when a test advances the time. `Date`
 * and `setInterval` are not replaced.
 */
export function createTimers() {
  const due = new Map<number, Timer>();
  let now = 0;
  let last = 0;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => {
    last += 1;
    due.set(last, { at: now + ms, run });
    return last;
  });
  vi.stubGlobal('clearTimeout', (id: number) => due.delete(id));

  return {
    /** Returns the time since the start, in ms. */
    now: () => now,
    /**
     * Advances the time by `ms`.
     *
     * @param settle waits for pending work before the next timer fires
     */
    async pass(ms: number, settle: () => Promise<void>): Promise<void> {
      const end = now + ms;
      await settle();
      for (;;) {
        const [next] = [...due].filter(([, { at }]) => at <= end).toSorted(([, one], [, other]) => one.at - other.at);
        if (next === undefined) break;
        const [id, { at, run }] = next;
        due.delete(id);
        now = at;
        run();
        await settle();
      }
      now = end;
    },
  };
}
