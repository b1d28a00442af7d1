import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import type { Checkpoint } from '../findings';
import type { Violation } from '../observe/violation';
import { findFailedComparison } from './condition';
import type { FailedComparison } from './condition';
import type { Invariant } from './document';
import { lookUp } from './expression';
import { createInvariantViolation, createStepViolation } from './violations';
import { isSameOrNested, expressionPointer, traceSources } from './trace-sources';
import type { StepContext, StepResult } from './state';

/** Returns true if any of the violations is an error. */
export const hasErrors = (violations: readonly Violation[]): boolean => violations.some(({ severity }) => severity === 'error');

/**
 * Evaluates the response of a step and extracts its outputs. Adds results of invariants, and failures that no finding explains, to
 * the `conditionResults` of the run, not to its findings. The scope must have the call.
 *
 * @param checkpoint position in the findings before the call
 * @returns the outputs if the step passed. A step with a failed invariant still passes if it declares outputs, which later steps
 * can use. A step is blocked, without a finding, by a condition of its `x-blocked-when` or a 429. A step without a response fails.
 * @throws ConditionError if a condition cannot be parsed
 */
export function evaluateStep(stepContext: StepContext, operation: Operation, call: Call, checkpoint: Checkpoint): StepResult {
  const { step, scope } = stepContext;
  if (call.response === undefined)
    return recordFailure(
      stepContext,
      operation,
      call,
      { left: '$statusCode', operator: '==', actual: null, expected: 'a response' },
      checkpoint,
    );
  for (const { condition, says } of step['x-blocked-when']) {
    if (findFailedComparison(condition, scope) === null)
      return { status: 'blocked', reason: `${says}: ${String(call.response.status)} ${call.response.body.slice(0, 160)}` };
  }
  if (call.response.status === 429)
    return { status: 'blocked', reason: 'the server limits the request rate (429); raise its limits for this run, or set `rate`' };
  // An invariant may expect a rejection, so a step with invariants has no default status.
  const defaultCriteria = step['x-invariant'].length > 0 ? [] : [{ condition: '$statusCode >= 200 && $statusCode < 300' }];
  for (const { condition } of step.successCriteria.length > 0 ? step.successCriteria : defaultCriteria) {
    const failure = findFailedComparison(condition, scope);
    if (failure !== null) return recordFailure(stepContext, operation, call, failure, checkpoint);
  }
  const failedInvariants = step['x-invariant'].filter((invariant) => !checkInvariant(stepContext, operation, call, invariant, checkpoint));
  const outputs = Object.fromEntries(Object.entries(step.outputs).map(([name, expression]) => [name, lookUp(expression, scope)]));
  return failedInvariants.length > 0 && Object.keys(outputs).length === 0 ? { status: 'failed' } : { status: 'passed', outputs, call };
}

/**
 * Records a failed criterion, unless an error of the same operation explains it: one since the checkpoint, or one of the whole run with
 * the same status.
 */
function recordFailure(
  stepContext: StepContext,
  operation: Operation,
  call: Call,
  failure: FailedComparison,
  checkpoint: Checkpoint,
): StepResult {
  const { scenarioRun, workflow, step } = stepContext;
  const status = call.response?.status ?? null;
  const { findings } = scenarioRun.context;
  const isOwnError = (one: Violation) => one.severity === 'error' && one.operation.id === operation.id;
  const known = findings.since(checkpoint).some(isOwnError) || findings.all.some((one) => isOwnError(one) && one.status === status);
  if (known) return { status: 'failed' };
  const violation = createStepViolation(call, operation, failure, `${workflow.workflowId}, step ${step.stepId}`);
  scenarioRun.conditionResults.push({
    ...describeCondition(stepContext, operation, failure.left),
    actual: failure.actual,
    violation,
    blamedViolation: null,
  });
  return { status: 'failed' };
}

/**
 * Returns true if an invariant holds. Its failure is not recorded if an error since the checkpoint is about the compared member, or one
 * above or below it, or if the check that the invariant names has found something in the run already.
 */
function checkInvariant(stepContext: StepContext, operation: Operation, call: Call, invariant: Invariant, checkpoint: Checkpoint): boolean {
  const { scenarioRun, workflow, step, scope } = stepContext;
  const failure = findFailedComparison(invariant.condition, scope);
  const left = failure?.left ?? /\$[^\s(),]+/.exec(invariant.condition)?.[0] ?? '';
  const result = {
    ...describeCondition(stepContext, operation, left, invariant.condition),
    actual: failure?.actual ?? lookUp(left, scope),
  };
  if (failure === null) {
    scenarioRun.conditionResults.push({ ...result, violation: null, blamedViolation: null });
    return true;
  }
  const { context } = scenarioRun;
  const explained = context.findings
    .since(checkpoint)
    .some((one) => one.severity === 'error' && isSameOrNested(one.pointer, result.pointer));
  if (explained || context.findings.all.some(({ check }) => check === invariant.check)) return false;
  const stepName = `${workflow.workflowId}, step ${step.stepId}`;
  const blamed = context.contract.operations.find(({ id }) => id === invariant.blame);
  const violation = createInvariantViolation(call, operation, failure, invariant, stepName);
  scenarioRun.conditionResults.push({
    ...result,
    violation,
    blamedViolation: blamed === undefined ? null : { ...violation, operation: blamed, location: blamed.node },
  });
  return false;
}

/** Returns the place in a response that a condition is about, and the places that its values come from. */
function describeCondition(
  { scenarioRun: { workflows }, workflow, step }: StepContext,
  operation: Operation,
  left: string,
  condition = '',
) {
  const sent = JSON.stringify([step.parameters, step.requestBody ?? null, condition || step.successCriteria]);
  return {
    workflowId: workflow.workflowId,
    operationId: operation.id,
    pointer: expressionPointer(left),
    sources: traceSources(sent, workflow, workflows),
  };
}
