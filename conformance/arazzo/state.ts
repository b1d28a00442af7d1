import type { Violation } from '../observe/violation';
import type { RunContext } from '../probe/run-context';
import type { RealtimeListener } from '../realtime/listener';
import type { Blocked } from '../types';
import type { Call } from '../http/client';
import type { Step, Workflow } from './document';
import type { Scope } from './expression';

export interface ResponseLocation {
  operationId: string;
  /** JSON pointer with `*` for indexes; '' for the whole body. */
  pointer: string;
}

export interface ConditionResult extends ResponseLocation {
  workflowId: string;
  actual: unknown;
  /** Places from which the sent and compared values come. */
  sources: readonly ResponseLocation[];
  /** Violation of the condition; null if it holds. */
  violation: Violation | null;
  /** Violation attributed to the blamed operation; null if that is the called one. */
  blamedViolation: Violation | null;
}

export interface ScenarioRun {
  context: RunContext;
  /** Listener to events; null without a real-time server. */
  listener: RealtimeListener | null;
  workflows: ReadonlyMap<string, Workflow>;
  outputs: Map<string, Readonly<Record<string, unknown>>>;
  failureReasons: Map<string, string>;
  blocked: Blocked[];
  conditionResults: ConditionResult[];
  calledOperations: Set<string>;
  exchanges: number;
  /** First account; used by scenarios only. */
  session: { token: string | null };
}

export interface StepContext {
  readonly scenarioRun: ScenarioRun;
  readonly workflow: Workflow;
  readonly step: Step;
  readonly scope: Scope;
  /** Generates new `x-fresh` inputs of the step. */
  readonly renewInputs: () => void;
}

/** A skipped step blocks no other step. */
export type StepResult =
  | { status: 'passed'; outputs: Readonly<Record<string, unknown>>; call?: Call }
  | { status: 'skipped' }
  | { status: 'failed' }
  | {
      status: 'blocked';
      reason: string;
      /** Step whose outputs are missing. */
      neededStep?: string;
    };
