import { isDeepStrictEqual } from 'node:util';

import { listNames } from '../text';
import type { Violation } from '../observe/violation';
import { isSameOrNested } from './sources';
import type { ResponseLocation, ConditionResult } from './state';

/** Departures after which nothing that was read from the same place can be as it must. */
const SPOILS = new Set(['response-schema', 'json-malformed', 'content-type', 'empty-body']);

type Failed = ConditionResult & { violation: Violation };

/**
 * What scenarios found, each fault once: what follows from a departure of an answer that a step has read is left out, and
 * what goes wrong after a first failure of the same operation, or at the same place of the same scenario, belongs to it.
 *
 * @param verdicts in the order in which they were found
 * @param observed what the answers by themselves departed in
 */
export function attributed(verdicts: readonly ConditionResult[], observed: readonly Violation[]): Violation[] {
  const spoilt: ResponseLocation[] = observed
    .filter(({ check, severity, status }) => severity === 'error' && SPOILS.has(check) && (status ?? 0) < 300)
    .map(({ operation, pointer }) => ({ operationId: operation.id, pointer }));
  const still = standingStill(verdicts);
  const told: { verdict: Failed; violation: Violation; root: string }[] = [];
  for (const verdict of verdicts) {
    if (!hasFailed(verdict)) continue;
    const { violation: departure, blamedViolation: blamed, sources, workflowId } = verdict;
    const stuck = still.some((location) => isAt(location, verdict));
    if (!stuck && [...sources, verdict].some((source) => spoilt.some((location) => isAt(location, source)))) continue;
    if (!stuck && sources.some((source) => still.some((location) => isAt(location, source)))) continue;
    const own = stuck || blamed === null ? departure : blamed;
    const earlier = told.find(
      (one) => one.violation.operation.id === own.operation.id || (one.verdict.workflowId === workflowId && isAt(one.verdict, verdict)),
    );
    const probed = observed.find((one) => one.check === 'invariant' && isTheSame(one, own, verdict));
    told.push({
      verdict,
      violation: own,
      root: earlier?.root ?? probed?.root ?? `scenario ${own.operation.id} ${own.pointer} ${workflowId}`,
    });
  }
  return told.map(({ violation: departure, root }) => {
    const others = told.filter((one) => one.root === root && one.violation !== departure).map((one) => one.violation.expected);
    const also =
      others.length === 0 ? '' : ` What else does not hold, most likely by the same cause: ${listNames([...new Set(others)], '', 5)}.`;
    return { ...departure, root, message: departure.message + also };
  });
}

const hasFailed = (verdict: ConditionResult): verdict is Failed => verdict.violation !== null;

const isAt = (location: ResponseLocation, other: ResponseLocation) =>
  location.operationId === other.operationId && isSameOrNested(location.pointer, other.pointer);

/** Whether a probe has found what a scenario found: of the same operation, or in the same member of the same answer. */
function isTheSame(probed: Violation, own: Violation, verdict: ConditionResult): boolean {
  if (probed.operation.id === own.operation.id) return true;
  const member = verdict.pointer.slice(verdict.pointer.lastIndexOf('/'));
  return member !== '' && probed.pointer.endsWith(member) && probed.call.operationId === verdict.operationId;
}

/**
 * Places whose value moved after none of the writes that must move it: the operation that shows it is to blame, not each
 * of those that write.
 */
function standingStill(verdicts: readonly ConditionResult[]): ResponseLocation[] {
  const places = new Map<string, ConditionResult[]>();
  for (const verdict of verdicts) {
    if (verdict.pointer === '') continue;
    const key = `${verdict.operationId} ${verdict.pointer}`;
    places.set(key, [...(places.get(key) ?? []), verdict]);
  }
  return [...places.values()].flatMap((seen) => {
    const blames = new Set(seen.flatMap(({ blamedViolation: blamed }) => blamed?.operation.id ?? []));
    const [first] = seen;
    return first !== undefined && blames.size > 1 && isTheSameInEach(seen) ? [first] : [];
  });
}

/** Whether each scenario saw one value all the time. */
function isTheSameInEach(seen: readonly ConditionResult[]): boolean {
  return seen.every(({ workflowId, actual }) =>
    seen.every((other) => other.workflowId !== workflowId || isDeepStrictEqual(other.actual, actual)),
  );
}
