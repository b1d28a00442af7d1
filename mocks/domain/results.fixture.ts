import type { Result } from './result';

/** Time 21/11/2026 14:05 in São Paulo, a Saturday. */
export const START = Date.parse('2026-11-21T14:05:00-03:00');

/** Returns the value of a success. @throws Error with the reason of a failure */
export function expectOk<Done>(result: Result<Done, { reason: string }>): Done {
  if (!result.ok) throw new Error(`refused: ${result.error.reason}`);
  return result.value;
}

/** Returns the error of a failure. @throws Error for a success */
export function expectErr<Refused>(result: Result<unknown, Refused>): Refused {
  if (result.ok) throw new Error('not refused');
  return result.error;
}

/** Freezes deeply, so that a rule that mutates its input throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
