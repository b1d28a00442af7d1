import type { Violation } from '../observe/violation';
import type { RunContext } from '../probe/run-context';
import type { RealtimeListener } from '../realtime/listener';
import type { Blocked } from '../types';
import type { Call } from '../http/client';
import type { Step, Workflow } from './document';
import type { Scope } from './expression';

/** Place in the responses of an operation. */
export interface ResponseLocation {
  operationId: string;
  /** JSON pointer with `*` for indexes; '' for the whole body. */
  pointer: string;
}

/** Result of one condition, at the place whose value it compares. */
export interface ConditionResult extends ResponseLocation {
  workflowId: string;
  /** Value that was compared. */
  actual: unknown;
  /** Places from which the sent and compared values come. */
  sources: readonly ResponseLocation[];
  /** Violation of the condition; null if it holds. */
  violation: Violation | null;
  /** Violation attributed to the operation that `blame` names; null if the condition holds, or `blame` names no known operation. */
  blamedViolation: Violation | null;
}

/** State of all scenarios of a run. */
export interface ScenarioRun {
  context: RunContext;
  /** Listener to events; null without a real-time server. */
  listener: RealtimeListener | null;
  /** Workflows of the run, by workflow id. */
  workflows: ReadonlyMap<string, Workflow>;
  /** Outputs of the workflows that have run, by workflow id, without those of runs as a step of another workflow. */
  outputs: Map<string, Readonly<Record<string, unknown>>>;
  /** Reasons why workflows failed or were blocked, by workflow id. */
  failureReasons: Map<string, string>;
  blocked: Blocked[];
  conditionResults: ConditionResult[];
  /** Ids of the operations that steps have called. */
  calledOperations: Set<string>;
  /** Number of calls, retries included. */
  exchanges: number;
  /**
   * Token of the first account from a login for the scenarios alone, so that no probe has revoked it; its fixed token if it has one; null
   * until a scenario needs it, after a failed login, and if the configuration has neither a token nor `accounts.first` nor
   * `tokenCommand`.
   */
  session: { token: string | null };
}

/** Step of a workflow, with the state that it runs in. */
export interface StepContext {
  readonly scenarioRun: ScenarioRun;
  readonly workflow: Workflow;
  readonly step: Step;
  readonly scope: Scope;
  /** Replaces the values of the `x-fresh` inputs that the step uses by new ones, for a retry. */
  readonly renewInputs: () => void;
}

/** Result of a step. `skipped` blocks only steps that use its outputs; `blocked` says why the step could not be judged. */
export type StepResult =
  | { status: 'passed'; outputs: Readonly<Record<string, unknown>>; call?: Call }
  | { status: 'skipped' }
  | { status: 'failed' }
  | {
      status: 'blocked';
      reason: string;
      /** Id of a needed step that failed, was blocked, or has no such output. */
      neededStep?: string;
    };
