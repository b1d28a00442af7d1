import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import type { Departure } from '../observe/violation';
import { failing } from './condition';
import type { Failure } from './condition';
import type { Invariant } from './document';
import { lookUp } from './expression';
import { invariantFinding, stepFinding } from './violations';
import { isRelated, pointerOf, sourcesOf } from './sources';
import type { Turn } from './step';

/** How a step ended. What is left out lawfully holds nothing up. */
export type Ended =
  | { how: 'passed'; outputs: Readonly<Record<string, unknown>>; /** The call that it was. */ made?: Call }
  | { how: 'skipped' }
  | { how: 'failed' }
  | { how: 'blocked'; why: string; /** The step whose end it is for. */ needs?: string };

/** Whether departures are there that a reader sees as errors. */
export const isShown = (departures: readonly Departure[]): boolean => departures.some(({ severity }) => severity === 'error');

/** Judges the answer of a step and takes its outputs. */
export function finish(turn: Turn, operation: Operation, made: Call, seen: number): Ended {
  const { step, scope } = turn;
  if (made.response === undefined)
    return failed(turn, operation, made, { left: '$statusCode', operator: '==', actual: null, expected: 'an answer' }, seen);
  for (const { condition, says } of step['x-blocked-when']) {
    if (failing(condition, scope) === null)
      return { how: 'blocked', why: `${says}: ${String(made.response.status)} ${made.response.body.slice(0, 160)}` };
  }
  if (made.response.status === 429)
    return { how: 'blocked', why: 'the server asks for patience (429); raise its limits for this run, or set `rate`' };
  // An invariant tells by itself what must come.
  const usual = step['x-invariant'].length > 0 ? [] : [{ condition: '$statusCode >= 200 && $statusCode < 300' }];
  for (const { condition } of step.successCriteria.length > 0 ? step.successCriteria : usual) {
    const failure = failing(condition, scope);
    if (failure !== null) return failed(turn, operation, made, failure, seen);
  }
  const broken = step['x-invariant'].filter((invariant) => !holds(turn, operation, made, invariant, seen));
  const outputs = Object.fromEntries(Object.entries(step.outputs).map(([name, expression]) => [name, lookUp(expression, scope)]));
  return broken.length > 0 && Object.keys(outputs).length === 0 ? { how: 'failed' } : { how: 'passed', outputs, made };
}

function failed(turn: Turn, operation: Operation, made: Call, failure: Failure, seen: number): Ended {
  const { play, workflow, step } = turn;
  const status = made.response?.status ?? null;
  const known = play.stage.departures.some(
    (one, at) => one.severity === 'error' && one.operation.id === operation.id && (at >= seen || one.status === status),
  );
  if (known) return { how: 'failed' };
  const departure = stepFinding(made, operation, failure, `${workflow.workflowId}, step ${step.stepId}`);
  play.verdicts.push({ ...placed(turn, operation, failure.left), actual: failure.actual, departure, blamed: null });
  return { how: 'failed' };
}

/** Whether an invariant holds. One that the answer's own departures explain says nothing new. */
function holds(turn: Turn, operation: Operation, made: Call, invariant: Invariant, seen: number): boolean {
  const { play, workflow, step, scope } = turn;
  const failure = failing(invariant.condition, scope);
  const left = failure?.left ?? invariant.condition.split(' ')[0] ?? '';
  const own = { ...placed(turn, operation, left, invariant.condition), actual: failure?.actual ?? lookUp(left, scope) };
  if (failure === null) {
    play.verdicts.push({ ...own, departure: null, blamed: null });
    return true;
  }
  const { stage } = play;
  const explained = stage.departures.slice(seen).some((one) => one.severity === 'error' && isRelated(one.pointer, own.pointer));
  if (explained || stage.departures.some(({ check }) => check === invariant.check)) return false;
  const where = `${workflow.workflowId}, step ${step.stepId}`;
  const blamed = stage.contract.operations.find(({ id }) => id === invariant.blame);
  const departure = invariantFinding(made, operation, failure, invariant, where);
  play.verdicts.push({ ...own, departure, blamed: blamed === undefined ? null : { ...departure, operation: blamed, place: blamed.spot } });
  return false;
}

/** What a verdict is about, and where all that it stands on came from. */
function placed({ play: { workflows }, workflow, step }: Turn, operation: Operation, left: string, condition = '') {
  const sent = JSON.stringify([step.parameters, step.requestBody ?? null, condition || step.successCriteria]);
  return {
    workflowId: workflow.workflowId,
    operationId: operation.id,
    pointer: pointerOf(left),
    sources: sourcesOf(sent, workflow, workflows),
  };
}
