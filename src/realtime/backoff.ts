/**
 * Returns the delay before the next attempt, in ms: exponential backoff with jitter over its second half.
 *
 * @param failures how many attempts failed before, from 0
 * @param first the wait after the first one, in ms
 * @param most the longest wait, in ms
 */
export function exponentialBackoff(failures: number, first: number, most: number): number {
  return Math.min(most, first * 2 ** Math.min(failures, 30)) * (0.5 + Math.random() / 2);
}
