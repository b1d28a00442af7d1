import { randomInt, randomUUID } from 'node:crypto';

import type { Step, Workflow } from './document';
import { fillTemplate, lookUp, UnresolvedExpressionError } from './expression';
import type { Scope } from './expression';
import { generateCpf } from '../probe/cpf';
import { BlockedSteps } from './blocked-steps';
import type { ScenarioRun, StepResult } from './state';
import { blockedByUnresolved, runStep } from './step';

/**
 * Generators of `x-fresh` inputs. They are random, because accounts outlive a run and must not repeat; only e-mail addresses show
 * the seed.
 */
const FRESH_VALUES = {
  cpf: () => generateCpf(randomInt(100_000_000, 999_999_999)),
  email: (seed: number) => `conformance+${String(seed)}.${randomUUID().slice(0, 8)}@exemplo.invalid`,
  phone: () => `119${String(randomInt(10_000_000, 99_999_999))}`,
  uuid: () => randomUUID(),
  password: () => `Conf${randomUUID().slice(0, 12)}9`,
} as const satisfies Readonly<Record<string, (seed: number) => string>>;

/**
 * Runs the steps of a workflow in order. A failed step blocks only its dependents. Blocked steps, and the reason of a failure, are
 * added to the state of the run. `dependsOn` is not checked, and the outputs are not stored in that state: the caller does both.
 *
 * @param given inputs from the calling step
 * @returns the outputs that have a value
 * @throws ConditionError if a condition cannot be parsed
 */
export async function runWorkflow(
  scenarioRun: ScenarioRun,
  workflow: Workflow,
  given: Readonly<Record<string, unknown>> = {},
): Promise<Readonly<Record<string, unknown>>> {
  const inputs = await resolveInputs(scenarioRun, workflow, given);
  const steps = new Map<string, Readonly<Record<string, unknown>>>();
  const blockedSteps = new BlockedSteps(scenarioRun, workflow);
  const scope: Scope = { inputs, steps, workflows: scenarioRun.outputs };
  for (const step of workflow.steps) {
    const result = await runWorkflowStep(scenarioRun, workflow, step, scope, blockedSteps);
    if (result.status === 'passed') steps.set(step.stepId, result.outputs);
    else if (result.status !== 'skipped') blockedSteps.add(step, result);
  }
  blockedSteps.report();
  return Object.fromEntries(
    Object.entries(workflow.outputs).flatMap(([name, expression]) => {
      const value = lookUp(expression, scope);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/**
 * Runs a step. Returns `blocked` if a step that it needs has failed or was blocked, or if the contract lacks its operation, and
 * `skipped` if the operation is not selected. A step that calls a workflow has no conditions and no hook: besides the steps that it
 * needs, only its parameters and outputs are read.
 */
async function runWorkflowStep(
  scenarioRun: ScenarioRun,
  workflow: Workflow,
  step: Step,
  scope: Scope,
  blockedSteps: BlockedSteps,
): Promise<StepResult> {
  const referencedSteps = [...JSON.stringify(step).matchAll(/\$steps\.([\w-]+)/g)].map(([, name]) => name ?? '');
  const blockedDependency = [...step['x-depends-on'], ...referencedSteps].find((name) => blockedSteps.has(name));
  if (blockedDependency !== undefined)
    return { status: 'blocked', reason: `it needs step ${blockedDependency}`, neededStep: blockedDependency };
  if (step.workflowId !== undefined) {
    try {
      return await callWorkflow(scenarioRun, step, step.workflowId, scope);
    } catch (error) {
      if (error instanceof UnresolvedExpressionError) return blockedByUnresolved(error, { workflow, scenarioRun });
      throw error;
    }
  }
  const operation = scenarioRun.context.contract.operations.find(({ id }) => id === step.operationId);
  if (operation === undefined) return { status: 'blocked', reason: `the contract has no operation ${step.operationId ?? ''}` };
  // Excluded by --only or --source.
  if (!scenarioRun.context.operations.includes(operation)) return { status: 'skipped' };
  const stepText = JSON.stringify(step);
  const renewInputs = () => {
    for (const [name, { 'x-fresh': kind }] of Object.entries(workflow.inputs?.properties ?? {})) {
      if (kind !== undefined && stepText.includes(`$inputs.${name}`) && scope.inputs instanceof Map)
        scope.inputs.set(name, freshValue(scenarioRun, kind));
    }
  };
  return runStep({ scenarioRun, workflow, step, scope, renewInputs }, operation);
}

async function callWorkflow(scenarioRun: ScenarioRun, step: Step, id: string, scope: Scope): Promise<StepResult> {
  const called = scenarioRun.workflows.get(id);
  if (called === undefined) return { status: 'blocked', reason: `there is no workflow ${id}` };
  const given = Object.fromEntries(step.parameters.map(({ name, value }) => [name, fillTemplate(value, scope)]));
  const outputs = await runWorkflow(scenarioRun, called, given);
  const missing = Object.keys(called.outputs).find((name) => outputs[name] === undefined);
  if (missing !== undefined) return { status: 'blocked', reason: scenarioRun.failureReasons.get(id) ?? `${id} gave no ${missing}` };
  const stepOutputs = Object.entries(step.outputs).map(([name, expression]) => [name, lookUp(expression, { ...scope, outputs })]);
  return { status: 'passed', outputs: Object.fromEntries(stepOutputs) };
}

/** Returns the inputs of a workflow: given ones first, then fresh values, values of `x-from`, and defaults. */
async function resolveInputs(
  scenarioRun: ScenarioRun,
  workflow: Workflow,
  given: Readonly<Record<string, unknown>>,
): Promise<Map<string, unknown>> {
  const inputs = new Map<string, unknown>();
  for (const [name, input] of Object.entries(workflow.inputs?.properties ?? {})) {
    const { 'x-fresh': kind, 'x-from': from = [] } = input;
    let value = given[name];
    if (kind !== undefined) value ??= freshValue(scenarioRun, kind);
    for (const expression of from) value ??= await resolveSource(scenarioRun, expression);
    value ??= input.default;
    if (value === undefined) continue;
    inputs.set(name, value);
  }
  return inputs;
}

/** Generates a value. Reports mask a password. */
function freshValue({ context }: ScenarioRun, kind: keyof typeof FRESH_VALUES): string {
  const value = FRESH_VALUES[kind](context.config.seed);
  if (kind === 'password') context.secrets.addField(value, 'PASSWORD');
  return value;
}

/**
 * Returns the value of an `x-from` expression; undefined if it has none. `$accounts.first` and `$accounts.second` are tokens; the
 * first one is used by no probe unless it is fixed. `$realtime.socket` is the id of an open connection.
 */
async function resolveSource({ context, outputs, session, listener }: ScenarioRun, expression: string): Promise<unknown> {
  switch (expression) {
    case '$accounts.first':
      session.token ??= context.accounts.hasFixedToken
        ? context.accounts.token('first')
        : context.config.accounts.first === null && context.config.tokenCommand === null
          ? null
          : await context.accounts.createExtraToken();
      return session.token ?? undefined;
    case '$accounts.second':
      return context.accounts.token('second') ?? undefined;
    case '$realtime.socket':
      return listener?.openSocket();
    default:
      return lookUp(expression, { inputs: new Map(), steps: new Map(), workflows: outputs });
  }
}
