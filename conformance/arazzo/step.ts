import type { Operation } from '../contract/contract';
import { evaluateStep, hasErrors } from './evaluate-step';
import type { Call } from '../http/client';
import { parameterKey } from '../probe/request';
import type { Draft } from '../probe/request';
import { UnansweredCallsError, callOperation } from '../probe/call-operation';
import { writeBlockReason } from '../probe/permissions';
import { findFailedComparison } from './condition';
import type { Parameter } from './document';
import { UnresolvedExpressionError, fillTemplate } from './expression';
import type { Scope } from './expression';
import { findHook, runHook } from './hook';
import type { StepContext, StepResult } from './state';

/**
 * Runs the hook and the call of a step, evaluates the response and, if the step passed and the run has a listener, waits for its
 * events, of which a missing one becomes a violation. While one of its `successCriteria` fails, retries the call without the hook, as its
 * first `onFailure` says, unless the response violates the contract.
 *
 * @returns `skipped` if its `x-when` does not hold; `blocked` if the run may not write, the hook fails or is missing and not optional, an
 *   expression has no value, or the run has given the operation up because it does not respond; otherwise the result of `evaluateStep`
 * @throws ConditionError if a condition cannot be parsed
 */
export async function runStep(stepContext: StepContext, operation: Operation): Promise<StepResult> {
  const { scenarioRun, step } = stepContext;
  if (step['x-when'] !== undefined && findFailedComparison(step['x-when'], stepContext.scope) !== null) return { status: 'skipped' };
  const reason = writeBlockReason(scenarioRun.context, operation);
  if (reason !== null) return { status: 'blocked', reason };
  try {
    const awaited = step['x-await'].map(({ event, channel }) => ({ event, channel: String(fillTemplate(channel, stepContext.scope)) }));
    const mark = (await scenarioRun.listener?.subscribeTo(awaited, stepToken(stepContext, operation))) ?? 0;
    const hookResult = await runStepHook(stepContext);
    if ('status' in hookResult) return hookResult;
    const ended = await callWithRetries({ ...stepContext, scope: hookResult.scope }, operation);
    if (ended.status === 'passed' && ended.call !== undefined) await scenarioRun.listener?.waitForEvents(awaited, mark, ended.call);
    return ended;
  } catch (error) {
    if (error instanceof UnresolvedExpressionError) return blockedByUnresolved(error, stepContext);
    if (error instanceof UnansweredCallsError) return { status: 'blocked', reason: `given up: ${error.message}` };
    throw error;
  }
}

async function callWithRetries(stepContext: StepContext, operation: Operation): Promise<StepResult> {
  const { context } = stepContext.scenarioRun;
  const [retry] = stepContext.step.onFailure;
  for (let retriesLeft = retry?.retryLimit ?? 0; ; retriesLeft -= 1) {
    const checkpoint = context.findings.checkpoint();
    const call = await send(stepContext, operation);
    const scope = { ...stepContext.scope, call };
    const shouldRetry =
      retry !== undefined &&
      retriesLeft > 0 &&
      call.response !== undefined &&
      stepContext.step.successCriteria.some(({ condition }) => findFailedComparison(condition, scope) !== null);
    if (!shouldRetry || hasErrors(context.findings.since(checkpoint)))
      return evaluateStep({ ...stepContext, scope }, operation, call, checkpoint);
    stepContext.renewInputs();
    await new Promise((resolve) => setTimeout(resolve, retry.retryAfter * 1000));
  }
}

/** Sends the call of a step: with the token of its `Authorization` header, or else as the account of its workflow. */
async function send(stepContext: StepContext, operation: Operation): Promise<Call> {
  const { scenarioRun, workflow, step, scope } = stepContext;
  const parameters = new Map<string, unknown>();
  const secret = stepToken(stepContext, operation);
  for (const parameter of [...workflow.parameters, ...step.parameters]) {
    if (!isAuthorization(parameter) && parameter.in !== undefined)
      parameters.set(parameterKey({ in: parameter.in, name: parameter.name }), fillTemplate(parameter.value, scope));
  }
  const { requestBody } = step;
  const draft: Draft = {
    parameters,
    body: requestBody === undefined ? undefined : fillTemplate(requestBody.payload, scope),
    type: requestBody?.contentType ?? '',
  };
  if (secret !== null && secret !== '' && scenarioRun.context.accounts.token('first') !== secret)
    scenarioRun.context.secrets.add(secret, 'PLAYER_TOKEN');
  scenarioRun.calledOperations.add(operation.id);
  scenarioRun.exchanges += 1;
  return callOperation(scenarioRun.context, operation, draft, {
    as: secret === null || secret === '' ? stepAccount(workflow) : { secret },
    keepsKey: true,
  });
}

/** Returns the token in the `Authorization` header of a step; null without the header, or if the operation is public. */
function stepToken({ workflow, step, scope }: StepContext, operation: Operation): string | null {
  const authorization = [...workflow.parameters, ...step.parameters].findLast(isAuthorization);
  return authorization === undefined || operation.credential === null
    ? null
    : stripBearer(String(fillTemplate(authorization.value, scope)));
}

const stepAccount = ({ 'x-account': account = 'none' }: StepContext['workflow']) => (account === 'none' ? null : account);

const isAuthorization = ({ name, in: location }: Parameter) => location === 'header' && name.toLowerCase() === 'authorization';

const stripBearer = (value: string) => value.replace(/^Bearer ?/i, '');

async function runStepHook({ scenarioRun: { context }, step, scope }: StepContext): Promise<StepResult | { scope: Scope }> {
  const stepHook = step['x-hook'];
  if (stepHook === undefined) return { scope };
  const variables = fillTemplate(stepHook.with, scope);
  const hook = findHook(context.config.hooks, stepHook.name);
  if (hook === undefined && stepHook.optional) return { scope };
  if (hook === undefined) return { status: 'blocked', reason: `no hook \`${stepHook.name}\` in the configuration` };
  const result = await runHook(hook, Object.fromEntries(Object.entries(variables ?? {})), context.client, context.config.timeout);
  if ('error' in result) return { status: 'blocked', reason: `the hook \`${stepHook.name}\` failed: ${result.error}` };
  return { scope: { ...scope, hook: result.output } };
}

/** Returns the result of a step that needs an expression without a value. */
export function blockedByUnresolved(
  { expression }: UnresolvedExpressionError,
  { workflow, scenarioRun }: Pick<StepContext, 'workflow' | 'scenarioRun'>,
): StepResult {
  const [, kind, name = ''] = /^\$(steps|workflows|inputs)\.([\w-]+)/.exec(expression) ?? [];
  if (kind === 'steps') return { status: 'blocked', reason: `it needs step ${name}`, neededStep: name };
  const from = workflow.inputs?.properties[name]?.['x-from'] ?? [];
  const reasons = from.flatMap((one) => scenarioRun.failureReasons.get(/^\$workflows\.([\w-]+)/.exec(one)?.[1] ?? '') ?? []);
  const reason = `it needs ${expression}, which has no value${reasons.length === 0 ? '' : ` (${reasons.join('; ')})`}`;
  return { status: 'blocked', reason };
}
