/**
 * Paces calls that come from a stranger: the first comes through at once, of those that follow too soon only the last one,
 * when the pause is over.
 *
 * @param act what is called
 * @param pause ms between two calls
 * @returns `call`, and `stop`, which drops what is waiting
 */
export function paced<T>(act: (value: T) => void, pause: number): { readonly call: (value: T) => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: readonly [T] | undefined;

  function call(value: T): void {
    if (timer !== undefined) {
      waiting = [value];
      return;
    }
    timer = setTimeout(goOn, pause);
    act(value);
  }
  function goOn(): void {
    timer = undefined;
    const next = waiting;
    waiting = undefined;
    if (next !== undefined) call(next[0]);
  }
  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  }
  return { call, stop };
}
