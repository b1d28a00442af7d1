/**
 * Returns the delay before the next attempt in ms: exponential backoff, with jitter over its second half.
 *
 * @param failures number of failed attempts before, from 0
 * @param firstMs delay after the first failure
 * @param maxMs longest delay
 */
export function exponentialBackoff(failures: number, firstMs: number, maxMs: number): number {
  return Math.min(maxMs, firstMs * 2 ** Math.min(failures, 30)) * (0.5 + Math.random() / 2);
}
