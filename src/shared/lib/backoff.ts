/**
 * Computes the delay before the next attempt: exponential, with jitter over its second half.
 *
 * @param failures from 0
 */
export function exponentialBackoff(failures: number, firstMs: number, maxMs: number): number {
  return Math.min(maxMs, firstMs * 2 ** Math.min(failures, 30)) * (0.5 + Math.random() / 2);
}
