/**
 * Returns the delay in ms before the next attempt: doubled by each failure up to `maxMs`, then shortened at random, at most by half.
 *
 * @param failures 0 for the delay of about `firstMs`
 */
export function exponentialBackoff(failures: number, firstMs: number, maxMs: number): number {
  return Math.min(maxMs, firstMs * 2 ** Math.min(failures, 30)) * (0.5 + Math.random() / 2);
}
