import type { Violation } from '../observe/violation';
import type { RunContext } from '../probe/run-context';
import type { RealtimeListener } from '../realtime/listener';
import type { Blocked } from '../types';
import type { Call } from '../http/client';
import type { Step, Workflow } from './document';
import type { Scope } from './expression';

/** A place in the answers of an operation. */
export interface ResponseLocation {
  operationId: string;
  /** JSON pointer into the body, `*` for an index; '' for the whole. */
  pointer: string;
}

/** What a scenario waited for and saw, or did not. */
export interface ConditionResult extends ResponseLocation {
  workflowId: string;
  actual: unknown;
  /** The answers that what was sent and compared came from. */
  sources: readonly ResponseLocation[];
  /** Null where it held. */
  violation: Violation | null;
  /** The same, told of the operation that the scenario blames; null where it is the one that was called. */
  blamedViolation: Violation | null;
}

/** What the scenarios of a run share. */
export interface ScenarioRun {
  context: RunContext;
  /** Null where the server has no address for real time. */
  listener: RealtimeListener | null;
  workflows: ReadonlyMap<string, Workflow>;
  /** Outputs of the workflows that ran. */
  outputs: Map<string, Readonly<Record<string, unknown>>>;
  /** Why workflows did not come to their end. */
  failureReasons: Map<string, string>;
  blocked: Blocked[];
  conditionResults: ConditionResult[];
  /** Operations that were called, by id. */
  calledOperations: Set<string>;
  exchanges: number;
  /** A session of the first account, for the scenarios alone. */
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
