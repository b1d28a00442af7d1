import type { CurveTask } from './curves';

/** Request to the worker. */
export interface CurveRequest {
  readonly id: number;
  readonly task: CurveTask;
}

/** Answer from the worker. */
export interface CurveAnswer {
  readonly id: number;
  readonly isValid: boolean;
}
