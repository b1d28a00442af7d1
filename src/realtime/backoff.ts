/**
 * How long to wait before a next attempt: twice as long each time, up to a limit, and at random the last half of it,
 * so that many pages do not come back at the same moment.
 *
 * @param failures how many attempts failed before, from 0
 * @param first the wait after the first one, in ms
 * @param most the longest wait, in ms
 */
export function exponentialBackoff(failures: number, first: number, most: number): number {
  return Math.min(most, first * 2 ** Math.min(failures, 30)) * (0.5 + Math.random() / 2);
}
