import type { Violation } from '../observe/violation';
import type { RunContext } from '../probe/run-context';
import type { RealtimeListener } from '../realtime/listener';
import type { Blocked } from '../types';
import type { Workflow } from './document';

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
