import type { CurveTask } from '@/shared/fairness/curves';

/** To the worker. */
export interface CurveRequest {
  readonly id: number;
  readonly task: CurveTask;
}

/** From the worker. */
export interface CurveAnswer {
  readonly id: number;
  readonly isValid: boolean;
}
