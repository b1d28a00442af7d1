import { listNames } from '../text';
import type { Step, Workflow } from './document';
import type { ScenarioRun, StepResult } from './state';

type FailedResult = Extract<StepResult, { status: 'failed' | 'blocked' }>;

/** Collects failed and blocked steps by cause, so that each cause is reported once. */
export class BlockedSteps {
  private readonly causes = new Map<string, { step: Step; reason: string | null; dependents: string[] }>();
  private readonly causeByStep = new Map<string, string>();

  constructor(
    private readonly scenarioRun: ScenarioRun,
    private readonly workflow: Workflow,
  ) {}

  /** Returns true if a step has failed or is blocked. */
  has(stepId: string): boolean {
    return this.causeByStep.has(stepId);
  }

  /** Adds a step to the cause of the step that it needs, if that was added before; otherwise as a cause of its own. */
  add(step: Step, result: FailedResult): void {
    const cause = result.status === 'blocked' && result.neededStep !== undefined ? this.causeByStep.get(result.neededStep) : undefined;
    this.causeByStep.set(step.stepId, cause ?? step.stepId);
    if (cause === undefined)
      this.causes.set(step.stepId, { step, reason: result.status === 'blocked' ? result.reason : null, dependents: [] });
    else this.causes.get(cause)?.dependents.push(step.stepId);
  }

  /**
   * Adds one blocked check for each cause to the state of the run, at the end of the workflow. A failed step is a finding already, so it
   * is added only if other steps depend on it. The first cause becomes the reason why the workflow failed, unless it has one. With a reason
   * the workflows that depend on it are blocked.
   */
  report(): void {
    const { blocked, failureReasons } = this.scenarioRun;
    const { workflowId } = this.workflow;
    for (const { step, reason, dependents } of this.causes.values()) {
      const message = `${workflowId}, step ${step.stepId}: ${reason ?? 'it failed'}`;
      if (!failureReasons.has(workflowId)) failureReasons.set(workflowId, message);
      if (reason === null && dependents.length === 0) continue;
      const notRun = dependents.length === 0 ? '' : `; not run because they depend on it: ${listNames(dependents, '')}`;
      blocked.push({ check: 'scenario-step', operationId: step.operationId ?? null, reason: message + notRun });
    }
  }
}
