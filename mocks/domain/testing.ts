import type { Outcome } from './outcome';

/** When tests begin: 21/11/2026 14:05 in São Paulo, a Saturday. */
export const START = Date.parse('2026-11-21T14:05:00-03:00');

/** What came of a step that must succeed. */
export function doneOf<Done>(outcome: Outcome<Done, { reason: string }>): Done {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.reason}`);
  return outcome.value;
}

/** Why a step was refused that must be. */
export function refusalOf<Refused>(outcome: Outcome<unknown, Refused>): Refused {
  if (outcome.ok) throw new Error('not refused');
  return outcome.refusal;
}

/** Freezes a value through and through, so that a rule which writes into what it was given throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
