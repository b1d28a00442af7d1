import { brought } from '../config/bundled-assets';
import type { Departure } from '../observe/violation';
import type { Stage } from '../probe/run-context';
import { Listener } from '../realtime/listener';
import type { Blocked } from '../types';
import { attributed } from './root-cause';
import { loadScenarios } from './document';
import type { ArazzoDocument, Workflow } from './document';
import type { Play } from './state';
import { runWorkflow } from './workflow';

export interface ScenarioResult {
  /** What was found, observed in each answer or across them; the stage has it already. */
  findings: readonly Departure[];
  blocked: readonly Blocked[];
  coverage: { exchanges: number; operations: readonly string[] };
}

/**
 * Runs the scenarios that belong to the contract, with the accounts and the client of a run. Findings, blocked steps and
 * coverage go to the stage.
 *
 * @param documents those that the checker brings, if not given
 */
export async function runScenarios(
  stage: Stage,
  documents: readonly ArazzoDocument[] = loadScenarios(brought('scenarios')),
): Promise<ScenarioResult> {
  const before = stage.departures.length;
  const workflows = wanted(stage, documents);
  const play: Play = {
    stage,
    listener: stage.config.realtime === null ? null : new Listener(stage),
    workflows: new Map(workflows.map((one) => [one.workflowId, one])),
    outputs: new Map(),
    troubles: new Map(),
    blocked: [],
    verdicts: [],
    reached: new Set(),
    exchanges: 0,
    own: { token: null },
  };
  for (const workflow of inOrder(workflows)) {
    if (workflow['x-part']) continue;
    const unmet = workflow.dependsOn.find((id) => play.troubles.has(id));
    if (unmet === undefined) play.outputs.set(workflow.workflowId, await runWorkflow(play, workflow));
    else hold(play, workflow, `it needs the scenario ${play.troubles.get(unmet) ?? unmet}`);
  }
  await play.listener?.close();
  const unheard = workflows.flatMap(({ steps }) => steps.flatMap((step) => step['x-await'].map(({ event }) => event)));
  if (play.listener === null && unheard.length > 0) {
    const reason = 'no `realtime` in the configuration: what the server sends by itself was not heard';
    stage.blocked.push({ check: 'realtime-missing', operationId: null, reason });
  }
  stage.departures.push(...attributed(play.verdicts, stage.departures));
  stage.blocked.push(...play.blocked);
  return {
    findings: stage.departures.slice(before),
    blocked: play.blocked,
    coverage: { exchanges: play.exchanges, operations: [...play.reached].toSorted() },
  };
}

function hold({ troubles, blocked }: Play, { workflowId }: Workflow, why: string): void {
  troubles.set(workflowId, `${workflowId}: ${why}`);
  blocked.push({ check: 'scenario-step', operationId: null, reason: `${workflowId}: ${why}` });
}

/** None in a quick run, nor where single operations were asked for. */
function wanted({ config, contract }: Stage, documents: readonly ArazzoDocument[]): Workflow[] {
  if (!config.scenarios || config.profile !== 'full' || config.only.length > 0) return [];
  const fits = ({ sourceDescriptions }: ArazzoDocument) =>
    sourceDescriptions.every((source) => source['x-title'] === undefined || source['x-title'] === contract.title);
  return documents.filter(fits).flatMap(({ workflows }) => workflows);
}

/** Each after those whose outputs it takes or on which it depends; else as they stand. */
function inOrder(workflows: readonly Workflow[]): Workflow[] {
  const byId = new Map(workflows.map((one) => [one.workflowId, one]));
  const ordered = new Set<Workflow>();
  const entered = new Set<Workflow>();
  const enter = (workflow: Workflow) => {
    if (entered.has(workflow)) return;
    entered.add(workflow);
    const named = [...JSON.stringify(workflow).matchAll(/\$workflows\.([\w-]+)/g)].map(([, id]) => id ?? '');
    for (const id of [...workflow.dependsOn, ...named]) {
      const other = byId.get(id);
      if (other !== undefined) enter(other);
    }
    ordered.add(workflow);
  };
  for (const workflow of workflows) enter(workflow);
  return [...ordered];
}
