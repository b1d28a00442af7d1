import type { Violation } from '../observe/violation';
import type { RunContext } from '../probe/run-context';
import type { RealtimeListener } from '../realtime/listener';
import type { Blocked } from '../types';
import type { Call } from '../http/client';
import type { Step, Workflow } from './document';
import type { Scope } from './expression';

/** A location in the responses of an operation. */
export interface ResponseLocation {
  operationId: string;
  /** JSON pointer into the body with `*` for indexes; '' for the whole body. */
  pointer: string;
}

/** The result of one condition of a scenario step. */
export interface ConditionResult extends ResponseLocation {
  workflowId: string;
  actual: unknown;
  /** Response locations that the sent and compared values come from. */
  sources: readonly ResponseLocation[];
  /** Null if the condition holds. */
  violation: Violation | null;
  /** The violation attributed to the operation that the scenario blames; null if it is the called operation. */
  blamedViolation: Violation | null;
}

/** The state of all scenarios of a run. */
export interface ScenarioRun {
  context: RunContext;
  /** Null if no real-time server is configured. */
  listener: RealtimeListener | null;
  workflows: ReadonlyMap<string, Workflow>;
  /** Outputs of the finished workflows, by workflow id. */
  outputs: Map<string, Readonly<Record<string, unknown>>>;
  /** Reasons why workflows did not finish, by workflow id. */
  failureReasons: Map<string, string>;
  blocked: Blocked[];
  conditionResults: ConditionResult[];
  /** Ids of the called operations. */
  calledOperations: Set<string>;
  exchanges: number;
  /** The first account's session, used by scenarios only. */
  session: { token: string | null };
}

/** One step of a workflow and everything it needs to run. */
export interface StepContext {
  readonly scenarioRun: ScenarioRun;
  readonly workflow: Workflow;
  readonly step: Step;
  readonly scope: Scope;
  /** Generates new values for the `x-fresh` inputs that the step uses. */
  readonly renewInputs: () => void;
}

/** The result of a step. A skipped step blocks no other step. */
export type StepResult =
  | { status: 'passed'; outputs: Readonly<Record<string, unknown>>; call?: Call }
  | { status: 'skipped' }
  | { status: 'failed' }
  | {
      status: 'blocked';
      reason: string;
      /** The id of the step whose outputs are missing. */
      neededStep?: string;
    };
