/**
 * Throttles calls: the first runs at once, the last one of an interval at its end, and those between are dropped. `stop` drops a pending
 * call and ends the interval, so that the next call runs at once.
 */
export function throttle<T>(act: (value: T) => void, intervalMs: number): { readonly call: (value: T) => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: readonly [T] | undefined;

  function call(value: T): void {
    if (timer !== undefined) {
      pending = [value];
      return;
    }
    timer = setTimeout(onTimer, intervalMs);
    act(value);
  }
  function onTimer(): void {
    timer = undefined;
    const next = pending;
    pending = undefined;
    if (next !== undefined) call(next[0]);
  }
  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    pending = undefined;
  }
  return { call, stop };
}
