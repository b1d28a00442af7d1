import type { Departure } from '../observe/departure';
import type { Stage } from '../probe/stage';
import type { Blocked } from '../types';
import type { Workflow } from './document';

/** An invariant that did not hold, or did: which operation it was seen on, and which one it says something of. */
export interface Verdict {
  viewer: string;
  pointer: string;
  /** Null where it held. */
  departure: Departure | null;
  blamed: Departure | null;
}

/** What the scenarios of a run share. */
export interface Play {
  stage: Stage;
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
