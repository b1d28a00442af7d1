import type { Departure } from '../observe/violation';
import type { Stage } from '../probe/run-context';
import type { Listener } from '../realtime/listener';
import type { Blocked } from '../types';
import type { Workflow } from './document';

/** A place in the answers of an operation. */
export interface Source {
  operationId: string;
  /** JSON pointer into the body, `*` for an index; '' for the whole. */
  pointer: string;
}

/** What a scenario waited for and saw, or did not. */
export interface Verdict extends Source {
  workflowId: string;
  actual: unknown;
  /** The answers that what was sent and compared came from. */
  sources: readonly Source[];
  /** Null where it held. */
  departure: Departure | null;
  /** The same, told of the operation that the scenario blames; null where it is the one that was called. */
  blamed: Departure | null;
}

/** What the scenarios of a run share. */
export interface Play {
  stage: Stage;
  /** Null where the server has no address for real time. */
  listener: Listener | null;
  workflows: ReadonlyMap<string, Workflow>;
  /** Outputs of the workflows that ran. */
  outputs: Map<string, Readonly<Record<string, unknown>>>;
  /** Why workflows did not come to their end. */
  troubles: Map<string, string>;
  blocked: Blocked[];
  verdicts: Verdict[];
  /** Operations that were called, by id. */
  reached: Set<string>;
  exchanges: number;
  /** A session of the first account, for the scenarios alone. */
  own: { token: string | null };
}
