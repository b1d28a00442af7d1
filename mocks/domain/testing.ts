import type { Outcome } from './outcome';

/** Start time of the tests: 21/11/2026 14:05 in São Paulo, a Saturday. */
export const START = Date.parse('2026-11-21T14:05:00-03:00');

/** Returns the value of a result that must be ok. */
export function doneOf<Done>(outcome: Outcome<Done, { reason: string }>): Done {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.reason}`);
  return outcome.value;
}

/** Returns the error of a result that must be an error. */
export function refusalOf<Refused>(outcome: Outcome<unknown, Refused>): Refused {
  if (outcome.ok) throw new Error('not refused');
  return outcome.refusal;
}

/** Freezes a value deeply, so that a rule that mutates its input throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
