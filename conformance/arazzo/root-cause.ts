import { isDeepStrictEqual } from 'node:util';

import { rootCause, rootCauseKey } from '../observe/root-cause';
import type { RootCause } from '../observe/root-cause';
import type { Violation } from '../observe/violation';
import { listNames } from '../text';
import { isSameOrNested } from './trace-sources';
import type { ConditionResult, ResponseLocation } from './state';

/** Ids of checks after whose failure the values of a response prove nothing. */
const INVALIDATING_CHECKS = new Set(['response-schema', 'json-malformed', 'content-type', 'empty-body']);

type FailedCondition = ConditionResult & { violation: Violation };

/** Failed condition of a scenario that gets its root cause. */
interface Failure {
  condition: FailedCondition;
  violation: Violation;
  /** True if no write ever changed the value: the operation that returns it is at fault. */
  isUnchanged: boolean;
}

/** Findings and locations that a rule may refer to. */
interface Known {
  /** Locations of errors of {@link INVALIDATING_CHECKS} in responses with a status below 300. */
  invalid: readonly ResponseLocation[];
  /** Locations whose value no write changed. */
  unchanged: readonly ResponseLocation[];
  /** Violations from response checks and probes. */
  observed: readonly Violation[];
  /** Failures before this one that were not dropped. */
  earlier: readonly (Failure & { rootCause: RootCause })[];
}

/**
 * Returns a violation for each failed condition of the scenarios, with a root cause by which the report later groups violations of one
 * fault into one finding. Drops failures that another finding explains. A message also names what else the same cause breaks.
 *
 * @param results in the order of evaluation
 * @param observed violations from response checks and probes
 */
export function assignRootCauses(results: readonly ConditionResult[], observed: readonly Violation[]): Violation[] {
  const invalid = observed
    .filter(({ check, severity, status }) => severity === 'error' && INVALIDATING_CHECKS.has(check) && (status ?? 0) < 300)
    .map(({ operation, pointer }) => ({ operationId: operation.id, pointer }));
  const unchanged = findUnchanged(results);
  const failures: (Failure & { rootCause: RootCause })[] = [];
  for (const condition of results.filter(hasFailed)) {
    const isUnchanged = overlapsAny(unchanged, condition);
    const violation = isUnchanged ? condition.violation : (condition.blamedViolation ?? condition.violation);
    const failure = { condition, violation, isUnchanged };
    const cause = causeOf(failure, { invalid, unchanged, observed, earlier: failures });
    if (cause !== null) failures.push({ ...failure, rootCause: cause });
  }
  return failures.map((failure) => withRelatedExpectations(failure, failures));
}

/**
 * Returns the root cause of a failure, by the first rule that applies; null if another finding explains it.
 * `docs/checker.md` has the rules in their order.
 */
function causeOf(failure: Failure, { invalid, unchanged, observed, earlier }: Known): RootCause | null {
  const { condition, violation, isUnchanged } = failure;
  // The value came from a response that itself violates the contract, or was compared with one that no write ever changed. Either
  // fault is a finding already.
  const isExplained =
    [...condition.sources, condition].some((source) => overlapsAny(invalid, source)) ||
    condition.sources.some((source) => overlapsAny(unchanged, source));
  if (isExplained && !isUnchanged) return null;
  // The same operation, or the same value of the same scenario, failed before.
  const before = earlier.find(
    (one) =>
      one.violation.operation.id === violation.operation.id ||
      (one.condition.workflowId === condition.workflowId && overlaps(one.condition, condition)),
  );
  if (before !== undefined) return before.rootCause;
  // A probe found the fault in the same operation or member.
  const probed = observed.find((one) => one.check === 'invariant' && isSameFault(one, failure));
  return probed?.rootCause ?? rootCause('scenario', violation.operation.id, violation.pointer, condition.workflowId);
}

function withRelatedExpectations(
  { violation, rootCause: cause }: Failure & { rootCause: RootCause },
  failures: Known['earlier'],
): Violation {
  const related = failures
    .filter((one) => rootCauseKey(one.rootCause) === rootCauseKey(cause) && one.violation !== violation)
    .map((one) => one.violation.expected);
  const also = related.length === 0 ? '' : ` Probably the same cause breaks this too: ${listNames([...new Set(related)], '', 5)}.`;
  return { ...violation, rootCause: cause, message: violation.message + also };
}

const hasFailed = (result: ConditionResult): result is FailedCondition => result.violation !== null;

const overlaps = (one: ResponseLocation, other: ResponseLocation) =>
  one.operationId === other.operationId && isSameOrNested(one.pointer, other.pointer);

const overlapsAny = (locations: readonly ResponseLocation[], other: ResponseLocation) =>
  locations.some((location) => overlaps(location, other));

/** Returns true if a probe found the fault in the same operation or response member. */
function isSameFault(probed: Violation, { violation, condition }: Failure): boolean {
  if (probed.operation.id === violation.operation.id) return true;
  const member = condition.pointer.slice(condition.pointer.lastIndexOf('/'));
  return member !== '' && probed.pointer.endsWith(member) && probed.call.operationId === condition.operationId;
}

/** Finds locations unchanged by writes of several operations: the reading operation is at fault, not each writer. */
function findUnchanged(results: readonly ConditionResult[]): ResponseLocation[] {
  const byLocation = new Map<string, ConditionResult[]>();
  for (const result of results) {
    if (result.pointer === '') continue;
    const key = `${result.operationId} ${result.pointer}`;
    byLocation.set(key, [...(byLocation.get(key) ?? []), result]);
  }
  return [...byLocation.values()].flatMap((seen) => {
    const blamed = new Set(seen.flatMap(({ blamedViolation }) => blamedViolation?.operation.id ?? []));
    const [first] = seen;
    return first !== undefined && blamed.size > 1 && isConstantPerWorkflow(seen) ? [first] : [];
  });
}

function isConstantPerWorkflow(seen: readonly ConditionResult[]): boolean {
  return seen.every(({ workflowId, actual }) =>
    seen.every((other) => other.workflowId !== workflowId || isDeepStrictEqual(other.actual, actual)),
  );
}
