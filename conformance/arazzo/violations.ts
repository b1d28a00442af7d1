import type { Operation } from '../contract/contract';
import { parseJson } from '../contract/parse-json';
import { isRecord } from '../contract/pointer';
import type { Call } from '../http/client';
import { describeValue, shortJson } from '../text';
import { createViolation } from '../observe/violation';
import type { Violation } from '../observe/violation';
import type { FailedComparison } from './condition';
import type { Invariant } from './document';
import { expressionPointer } from './trace-sources';

/** Texts before the expected value. */
const OPERATOR_TEXTS: Readonly<Record<string, string>> = {
  '==': '',
  '!=': 'anything but ',
  '<': 'less than ',
  '<=': 'at most ',
  '>': 'more than ',
  '>=': 'at least ',
  has: 'a list with ',
  lacks: 'a list without ',
};

function describeComparison({ left, operator, actual, expected }: FailedComparison, call: Call): { expected: string; actual: string } {
  const { response } = call;
  if (left === '$statusCode') {
    const actual = response === undefined ? call.failure : `${String(response.status)} ${shortJson(response.body.slice(0, 120), 120)}`;
    return { expected: `${OPERATOR_TEXTS[operator] ?? ''}${String(expected)}`, actual };
  }
  const listed = Array.isArray(actual) && (operator === 'has' || operator === 'lacks');
  return {
    expected: `${OPERATOR_TEXTS[operator] ?? ''}${describeValue(expected)}`,
    actual: listed ? `array of ${String(actual.length)}${operator === 'lacks' ? ' with it' : ' without it'}` : describeValue(actual),
  };
}

/**
 * Creates the violation of a step that failed its success criteria: `request-refused-valid` if the `errors` of a 400 or 422 name exactly
 * one member, which was sent, otherwise `scenario-step`.
 */
export function createStepViolation(call: Call, operation: Operation, failure: FailedComparison, stepName: string): Violation {
  const texts = describeComparison(failure, call);
  const rejected = findRejectedField(call);
  if (rejected !== null) {
    return createViolation(call, operation, {
      check: 'request-refused-valid',
      pointer: `/${rejected.name}`,
      location: operation.body?.node ?? operation.node,
      expected: `${shortJson(rejected.value)} is accepted`,
      actual: `${String(call.response?.status)} ${rejected.errorText}`,
      message: `${operation.method} ${operation.path} refuses \`${rejected.name}\` = ${shortJson(rejected.value)}, which is valid in the scenario ${stepName}: ${rejected.errorText}. In Laravel: the rule of '${rejected.name}' is stricter than the contract, or depends on a state that an earlier step has changed.`,
    });
  }
  return createViolation(call, operation, {
    check: 'scenario-step',
    pointer: expressionPointer(failure.left),
    ...texts,
    message: `${operation.method} ${operation.path} failed in the scenario ${stepName}: expected ${texts.expected}, got ${texts.actual}. The request itself is valid. Check the effects of the earlier steps (a transaction that was rolled back, a job that no worker runs, a cache that was not cleared).`,
  });
}

/** Returns the sent member that a 400 or 422 rejects; null unless the `errors` of its body name exactly one, which was sent. */
function findRejectedField({ request, response }: Call): { name: string; value: unknown; errorText: string } | null {
  if (response === undefined || (response.status !== 422 && response.status !== 400)) return null;
  const [responseBody, sent] = [parseJson(response.body), parseJson(request.body ?? '')];
  const errors = isRecord(responseBody) ? responseBody['errors'] : undefined;
  if (!isRecord(errors) || !isRecord(sent)) return null;
  const [name, ...others] = Object.keys(errors);
  return name !== undefined && others.length === 0 && name in sent
    ? { name, value: sent[name], errorText: shortJson(errors[name], 120) }
    : null;
}

/** Creates the violation of an invariant: responses that are valid alone but contradict each other. */
export function createInvariantViolation(
  call: Call,
  operation: Operation,
  failure: FailedComparison,
  { says, check = 'invariant' }: Invariant,
  stepName: string,
): Violation {
  const texts = describeComparison(failure, call);
  return createViolation(call, operation, {
    check,
    pointer: expressionPointer(failure.left),
    expected: `${texts.expected}: ${says}`,
    actual: texts.actual,
    message: `Each response may be valid by itself, but ${says}: expected ${texts.expected}, got ${texts.actual} (scenario ${stepName}). ${CAUSES[check] ?? DEFAULT_CAUSE}`,
  });
}

/** Text on the likely cause, for a check without one of its own. */
const DEFAULT_CAUSE =
  'Likely a cached value that a write does not clear, a write that is only queued, or a query that reads soft-deleted rows or those of another player. Do both writes in one DB::transaction and clear the cache after it.';
/** Texts on the likely cause, by check. */
const CAUSES: Readonly<Record<string, string>> = {
  'auth-dead-token':
    'Logging out must revoke the token: auth()->logout() with the JWT blacklist enabled, or $request->user()->currentAccessToken()->delete() with Sanctum.',
};
