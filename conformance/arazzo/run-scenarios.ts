import { assetPath } from '../contract/bundled-assets';
import type { Violation } from '../observe/violation';
import type { RunContext } from '../probe/run-context';
import { RealtimeListener } from '../realtime/listener';
import type { Blocked } from '../types';
import { assignRootCauses } from './root-cause';
import { loadScenarioFile, loadScenarios } from './document';
import type { ArazzoDocument, Workflow } from './document';
import type { ScenarioRun } from './state';
import { calledOperations } from './called-operations';
import { runWorkflow } from './workflow';

/** Findings, blocked checks and coverage of the scenarios of a run. */
export interface ScenarioResult {
  /** Failed conditions, and violations by the responses that the scenarios received. */
  findings: readonly Violation[];
  /** Blocked steps and workflows, without the other blocked checks that the scenarios add to the run. */
  blocked: readonly Blocked[];
  /** Number of calls, and ids of the called operations. */
  coverage: { exchanges: number; operations: readonly string[] };
}

/**
 * Runs the scenarios whose `x-title`, if any, is the contract's title, and adds their findings and blocked checks to those of the
 * run. Without `realtime` in the configuration, the events that steps await are reported as one blocked check.
 *
 * @param documents the bundled scenarios and those of the configuration by default
 * @throws ConditionError if a condition cannot be parsed, which ends the run
 * @throws UsageError if a scenario file of the configuration cannot be used
 */
export async function runScenarios(
  context: RunContext,
  documents: readonly ArazzoDocument[] = [
    ...loadScenarios(assetPath('scenarios')),
    ...context.config.scenarioFiles.map((file) => loadScenarioFile(file)),
  ],
): Promise<ScenarioResult> {
  const checkpoint = context.findings.checkpoint();
  const workflows = selectWorkflows(context, documents);
  const scenarioRun: ScenarioRun = {
    context,
    listener: context.config.realtime === null ? null : new RealtimeListener(context),
    workflows: new Map(workflows.map((one) => [one.workflowId, one])),
    outputs: new Map(),
    failureReasons: new Map(),
    blocked: [],
    conditionResults: [],
    calledOperations: new Set(),
    exchanges: 0,
    session: { token: null },
  };
  try {
    for (const workflow of orderWorkflows(workflows)) {
      // A part runs only as a step of another workflow.
      if (workflow['x-part']) continue;
      const failedDependency = workflow.dependsOn.find((id) => scenarioRun.failureReasons.has(id));
      if (failedDependency === undefined) scenarioRun.outputs.set(workflow.workflowId, await runWorkflow(scenarioRun, workflow));
      else
        blockWorkflow(
          scenarioRun,
          workflow,
          `it needs the scenario ${scenarioRun.failureReasons.get(failedDependency) ?? failedDependency}`,
        );
    }
  } finally {
    await scenarioRun.listener?.close();
  }
  const awaitedEvents = workflows.flatMap(({ steps }) => steps.flatMap((step) => step['x-await'].map(({ event }) => event)));
  if (scenarioRun.listener === null && awaitedEvents.length > 0) {
    const reason = 'no `realtime` in the configuration: events of the server were not received';
    context.findings.block({ check: 'realtime-missing', operationId: null, reason });
  }
  context.findings.add(...assignRootCauses(scenarioRun.conditionResults, context.findings.all));
  context.findings.block(...scenarioRun.blocked);
  return {
    findings: context.findings.since(checkpoint),
    blocked: scenarioRun.blocked,
    coverage: { exchanges: scenarioRun.exchanges, operations: [...scenarioRun.calledOperations].toSorted() },
  };
}

function blockWorkflow({ failureReasons, blocked }: ScenarioRun, { workflowId }: Workflow, reason: string): void {
  failureReasons.set(workflowId, `${workflowId}: ${reason}`);
  blocked.push({ check: 'scenario-step', operationId: null, reason: `${workflowId}: ${reason}` });
}

/**
 * Returns the workflows to run: none in the profile `smoke` or with `scenarios: false`; with `--only`, those that call no other
 * operation. The number of the others is reported as blocked.
 */
function selectWorkflows({ config, contract, findings }: RunContext, documents: readonly ArazzoDocument[]): Workflow[] {
  if (!config.scenarios || config.profile === 'smoke') return [];
  const fits = ({ sourceDescriptions }: ArazzoDocument) =>
    sourceDescriptions.every((source) => source['x-title'] === undefined || source['x-title'] === contract.title);
  const workflows = documents.filter(fits).flatMap((document) => document.workflows);
  if (config.only.length === 0) return workflows;
  const selected = workflows.filter((workflow) => [...calledOperations(workflow, workflows)].every((id) => config.only.includes(id)));
  const left = workflows.length - selected.length;
  if (left > 0)
    findings.block({
      check: 'scenario-step',
      operationId: null,
      reason: `${String(left)} scenarios call operations that \`only\` leaves out`,
    });
  return selected;
}

/** Sorts workflows so that each comes after those that it names in `dependsOn` or `$workflows`; otherwise keeps the order. */
function orderWorkflows(workflows: readonly Workflow[]): Workflow[] {
  const byId = new Map(workflows.map((one) => [one.workflowId, one]));
  const ordered = new Set<Workflow>();
  const visited = new Set<Workflow>();
  const visit = (workflow: Workflow) => {
    if (visited.has(workflow)) return;
    visited.add(workflow);
    const referenced = [...JSON.stringify(workflow).matchAll(/\$workflows\.([\w-]+)/g)].map(([, id]) => id ?? '');
    for (const id of [...workflow.dependsOn, ...referenced]) {
      const other = byId.get(id);
      if (other !== undefined) visit(other);
    }
    ordered.add(workflow);
  };
  for (const workflow of workflows) visit(workflow);
  return [...ordered];
}
