import { listNames } from '../text';
import type { Step, Workflow } from './document';
import type { ScenarioRun, StepResult } from './state';

type FailedResult = Extract<StepResult, { status: 'failed' | 'blocked' }>;

/** The steps of a workflow that did not end well: one word for each cause, not for all that hangs on it. */
export class BlockedSteps {
  private readonly causes = new Map<string, { step: Step; reason: string | null; dependents: string[] }>();
  private readonly causeByStep = new Map<string, string>();

  constructor(
    private readonly scenarioRun: ScenarioRun,
    private readonly workflow: Workflow,
  ) {}

  has(stepId: string): boolean {
    return this.causeByStep.has(stepId);
  }

  add(step: Step, result: FailedResult): void {
    const cause = result.status === 'blocked' && result.neededStep !== undefined ? this.causeByStep.get(result.neededStep) : undefined;
    this.causeByStep.set(step.stepId, cause ?? step.stepId);
    if (cause === undefined)
      this.causes.set(step.stepId, { step, reason: result.status === 'blocked' ? result.reason : null, dependents: [] });
    else this.causes.get(cause)?.dependents.push(step.stepId);
  }

  /** Puts what was held up into the play; a failed step is a finding already, unless others wait for it. */
  report(): void {
    const { blocked, failureReasons } = this.scenarioRun;
    const { workflowId } = this.workflow;
    for (const { step, reason, dependents } of this.causes.values()) {
      const message = `${workflowId}, step ${step.stepId}: ${reason ?? 'it failed'}`;
      if (!failureReasons.has(workflowId)) failureReasons.set(workflowId, message);
      if (reason === null && dependents.length === 0) continue;
      const notRun = dependents.length === 0 ? '' : `; not run, for they need it: ${listNames(dependents, '')}`;
      blocked.push({ check: 'scenario-step', operationId: step.operationId ?? null, reason: message + notRun });
    }
  }
}
