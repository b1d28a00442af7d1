import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import { inWords, short } from '../messages/words';
import { departure } from '../observe/departure';
import type { Departure } from '../observe/departure';
import type { Failure } from './condition';
import type { Invariant } from './document';

const OPERATORS: Readonly<Record<string, string>> = {
  '==': '',
  '!=': 'anything but ',
  '<': 'less than ',
  '<=': 'at most ',
  '>': 'more than ',
  '>=': 'at least ',
  has: 'a list with ',
  lacks: 'a list without ',
};

/** The place in an answer that an expression is about: '' for its status or the whole of it. */
export const pointerOf = (expression: string): string =>
  (/^\$response\.body#(.*)$/.exec(expression)?.[1] ?? '').replaceAll(/\/\d+(?=\/|$)/g, '/*');

function wordsOf({ left, operator, actual, expected }: Failure, call: Call): { expected: string; actual: string } {
  const { response } = call;
  if (left === '$statusCode') {
    const came = response === undefined ? call.failure : `${String(response.status)} ${short(response.body.slice(0, 120), 120)}`;
    return { expected: `${OPERATORS[operator] ?? ''}${String(expected)}`, actual: came };
  }
  const listed = Array.isArray(actual) && (operator === 'has' || operator === 'lacks');
  return {
    expected: `${OPERATORS[operator] ?? ''}${inWords(expected)}`,
    actual: listed ? `array of ${String(actual.length)}${operator === 'lacks' ? ' with it' : ' without it'}` : inWords(actual),
  };
}

/** A step that did not end as it must. */
export function stepFinding(call: Call, operation: Operation, failure: Failure, where: string): Departure {
  const words = wordsOf(failure, call);
  return departure(call, operation, {
    check: 'scenario-step',
    pointer: pointerOf(failure.left),
    ...words,
    message: `${operation.method} ${operation.path} did not end as it must in the scenario ${where}: expected ${words.expected}, got ${words.actual}. The request is right on its own; look at what the steps before it should have left behind (a transaction that was rolled back, a job that no worker runs, a cache that was not cleared).`,
  });
}

/** Answers that contradict one another. */
export function invariantFinding(
  call: Call,
  operation: Operation,
  failure: Failure,
  { says, check = 'invariant' }: Invariant,
  where: string,
): Departure {
  const words = wordsOf(failure, call);
  return departure(call, operation, {
    check,
    pointer: pointerOf(failure.left),
    expected: `${words.expected}: ${says}`,
    actual: words.actual,
    message: `Each answer may be right by itself, but ${says}: expected ${words.expected}, got ${words.actual} (scenario ${where}). ${CAUSES[check] ?? CAUSE}`,
  });
}

const CAUSE =
  'Likely a cached value that a write does not clear, a write that is only queued, or a query that reads soft-deleted or another player’s rows; do both writes in one DB::transaction and forget the cache after it.';
const CAUSES: Readonly<Record<string, string>> = {
  'auth-dead-token':
    'Logging out has to kill the token: auth()->logout() with the JWT blacklist enabled, or $request->user()->currentAccessToken()->delete() with Sanctum.',
};
