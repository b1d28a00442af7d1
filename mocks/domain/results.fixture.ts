import type { Result } from './result';

/** Time 21/11/2026 14:05 in São Paulo, a Saturday. */
export const START = Date.parse('2026-11-21T14:05:00-03:00');

export function expectOk<Done>(result: Result<Done, { reason: string }>): Done {
  if (!result.ok) throw new Error(`refused: ${result.error.reason}`);
  return result.value;
}

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
