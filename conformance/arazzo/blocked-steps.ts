import { some } from '../text';
import type { Step, Workflow } from './document';
import type { Ended } from './evaluate-step';
import type { Play } from './state';

type NotPassed = Extract<Ended, { how: 'failed' | 'blocked' }>;

/** The steps of a workflow that did not end well: one word for each cause, not for all that hangs on it. */
export class Held {
  private readonly causes = new Map<string, { step: Step; why: string | null; followers: string[] }>();
  private readonly causeOf = new Map<string, string>();

  constructor(
    private readonly play: Play,
    private readonly workflow: Workflow,
  ) {}

  has(stepId: string): boolean {
    return this.causeOf.has(stepId);
  }

  add(step: Step, ended: NotPassed): void {
    const cause = ended.how === 'blocked' && ended.needs !== undefined ? this.causeOf.get(ended.needs) : undefined;
    this.causeOf.set(step.stepId, cause ?? step.stepId);
    if (cause === undefined) this.causes.set(step.stepId, { step, why: ended.how === 'blocked' ? ended.why : null, followers: [] });
    else this.causes.get(cause)?.followers.push(step.stepId);
  }

  /** Puts what was held up into the play; a failed step is a finding already, unless others wait for it. */
  tell(): void {
    const { blocked, troubles } = this.play;
    const { workflowId } = this.workflow;
    for (const { step, why, followers } of this.causes.values()) {
      const trouble = `${workflowId}, step ${step.stepId}: ${why ?? 'it failed'}`;
      if (!troubles.has(workflowId)) troubles.set(workflowId, trouble);
      if (why === null && followers.length === 0) continue;
      const behind = followers.length === 0 ? '' : `; not run, for they need it: ${some(followers, '')}`;
      blocked.push({ check: 'scenario-step', operationId: step.operationId ?? null, reason: trouble + behind });
    }
  }
}
