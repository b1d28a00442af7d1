import type { Operation } from '../contract/contract';
import { isRecord } from '../contract/pointer';
import type { Call } from '../http/client';
import { inWords, short } from '../text';
import { departure } from '../observe/violation';
import type { Departure } from '../observe/violation';
import type { Failure } from './condition';
import type { Invariant } from './document';
import { pointerOf } from './sources';

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
  const refused = refusedMember(call);
  if (refused !== null) {
    return departure(call, operation, {
      check: 'request-refused-valid',
      pointer: `/${refused.name}`,
      place: operation.body?.spot ?? operation.spot,
      expected: `${short(refused.value)} is accepted`,
      actual: `${String(call.response?.status)} ${refused.said}`,
      message: `${operation.method} ${operation.path} refuses \`${refused.name}\` = ${short(refused.value)}, which is right where the scenario ${where} sends it: ${refused.said}. In Laravel: the rule of '${refused.name}' is stricter than the contract, or looks at a state that an earlier step has changed.`,
    });
  }
  return departure(call, operation, {
    check: 'scenario-step',
    pointer: pointerOf(failure.left),
    ...words,
    message: `${operation.method} ${operation.path} did not end as it must in the scenario ${where}: expected ${words.expected}, got ${words.actual}. The request is right on its own; look at what the steps before it should have left behind (a transaction that was rolled back, a job that no worker runs, a cache that was not cleared).`,
  });
}

/** The one member of the body that a refusal names. */
function refusedMember({ request, response }: Call): { name: string; value: unknown; said: string } | null {
  if (response === undefined || (response.status !== 422 && response.status !== 400)) return null;
  const [answer, sent] = [parsed(response.body), parsed(request.body ?? '')];
  const errors = isRecord(answer) ? answer['errors'] : undefined;
  if (!isRecord(errors) || !isRecord(sent)) return null;
  const [name, ...others] = Object.keys(errors);
  return name !== undefined && others.length === 0 && name in sent ? { name, value: sent[name], said: short(errors[name], 120) } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
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
