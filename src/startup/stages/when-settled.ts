import { whenLoadedAndIdle } from './when-idle';
import { whenUsed } from './when-used';

/** Time that a page is idle before it counts as settled. Longer than the pauses between the requests of its first load. */
const SETTLED_MS = 10_000;

/**
 * Calls `run` after the next use of the page, or, without one, ten seconds after it was loaded and idle: work that every page
 * needs at some time must not compete with the first load.
 *
 * @returns a function that cancels the call
 */
export function whenSettled(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancelIdle = whenLoadedAndIdle(() => {
    timer = setTimeout(finish, SETTLED_MS);
  });
  const cancelUsed = whenUsed(finish);
  return cancel;

  function finish(): void {
    cancel();
    run();
  }

  function cancel(): void {
    cancelIdle();
    cancelUsed();
    clearTimeout(timer);
  }
}
