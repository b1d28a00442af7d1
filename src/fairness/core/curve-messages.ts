import type { CurveTask } from './curves';

/** Request to the worker that verifies signatures. */
export interface CurveRequest {
  readonly id: number;
  readonly task: CurveTask;
}

/** Answer of the worker to the request with the same id. */
export interface CurveAnswer {
  readonly id: number;
  readonly isValid: boolean;
}
