import type { Step, Workflow } from './document';
import { fill, lookUp } from './expression';
import type { Scope } from './expression';
import { FRESH } from './fresh';
import { Held } from './blocked-steps';
import type { Ended } from './evaluate-step';
import type { Play } from './state';
import { takeStep } from './step';

/** Runs a workflow to its end; a step that did not end well holds up those that need it, and no others.
 * @param given inputs, where a step of another workflow calls this one
 */
export async function runWorkflow(
  play: Play,
  workflow: Workflow,
  given: Readonly<Record<string, unknown>> = {},
): Promise<Readonly<Record<string, unknown>>> {
  const inputs = await inputsOf(play, workflow, given);
  const steps = new Map<string, Readonly<Record<string, unknown>>>();
  const held = new Held(play, workflow);
  const scope: Scope = { inputs, steps, workflows: play.outputs };
  for (const step of workflow.steps) {
    const ended = await take(play, workflow, step, scope, held);
    if (ended.how === 'passed') steps.set(step.stepId, ended.outputs);
    else if (ended.how !== 'skipped') held.add(step, ended);
  }
  held.tell();
  return Object.fromEntries(
    Object.entries(workflow.outputs).flatMap(([name, expression]) => {
      const value = lookUp(expression, scope);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

async function take(play: Play, workflow: Workflow, step: Step, scope: Scope, held: Held): Promise<Ended> {
  const spoken = [...JSON.stringify(step).matchAll(/\$steps\.([\w-]+)/g)].map(([, name]) => name ?? '');
  const needed = [...step['x-depends-on'], ...spoken].find((name) => held.has(name));
  if (needed !== undefined) return { how: 'blocked', why: `it needs step ${needed}`, needs: needed };
  if (step.workflowId !== undefined) return callWorkflow(play, step, step.workflowId, scope);
  const operation = play.stage.contract.operations.find(({ id }) => id === step.operationId);
  if (operation === undefined) return { how: 'blocked', why: `the contract has no operation ${step.operationId ?? ''}` };
  // By the choice of whoever runs it: nothing to tell of.
  if (!play.stage.operations.includes(operation)) return { how: 'skipped' };
  const said = JSON.stringify(step);
  const renew = () => {
    for (const [name, { 'x-fresh': kind }] of Object.entries(workflow.inputs?.properties ?? {})) {
      if (kind !== undefined && said.includes(`$inputs.${name}`) && scope.inputs instanceof Map)
        scope.inputs.set(name, FRESH[kind](play.stage.config.seed));
    }
  };
  return takeStep({ play, workflow, step, scope, renew }, operation);
}

async function callWorkflow(play: Play, step: Step, id: string, scope: Scope): Promise<Ended> {
  const called = play.workflows.get(id);
  if (called === undefined) return { how: 'blocked', why: `there is no workflow ${id}` };
  const given = Object.fromEntries(step.parameters.map(({ name, value }) => [name, fill(value, scope)]));
  const outputs = await runWorkflow(play, called, given);
  const missing = Object.keys(called.outputs).find((name) => outputs[name] === undefined);
  if (missing !== undefined) return { how: 'blocked', why: play.troubles.get(id) ?? `${id} gave no ${missing}` };
  const own = Object.entries(step.outputs).map(([name, expression]) => [name, lookUp(expression, { ...scope, outputs })]);
  return { how: 'passed', outputs: Object.fromEntries(own) };
}

async function inputsOf(play: Play, workflow: Workflow, given: Readonly<Record<string, unknown>>): Promise<Map<string, unknown>> {
  const { stage } = play;
  const inputs = new Map<string, unknown>();
  for (const [name, input] of Object.entries(workflow.inputs?.properties ?? {})) {
    const { 'x-fresh': kind, 'x-from': from = [] } = input;
    let value = given[name];
    if (kind !== undefined) value ??= FRESH[kind](stage.config.seed);
    for (const expression of from) value ??= await sourced(play, expression);
    value ??= input.default;
    if (value === undefined) continue;
    inputs.set(name, value);
    if (kind === 'password' && typeof value === 'string') stage.secrets.addField(value, 'PASSWORD');
  }
  return inputs;
}

/** `$accounts.first` and `$accounts.second` are tokens of the configured accounts; the first has one that no probe has used up. */
async function sourced({ stage, outputs, own }: Play, expression: string): Promise<unknown> {
  switch (expression) {
    case '$accounts.first':
      own.token ??= stage.config.token ?? (stage.config.accounts.first === null ? null : await stage.accounts.throwAway());
      return own.token ?? undefined;
    case '$accounts.second':
      return stage.accounts.secret('second') ?? undefined;
    default:
      return lookUp(expression, { inputs: new Map(), steps: new Map(), workflows: outputs });
  }
}
