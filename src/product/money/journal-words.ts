import type { FailureEffect } from './classify-failure';

/** Words of the journals of both games (`src/fairness`) for the answer to an act that failed. */
export const FAILED_ANSWERS = { rejected: 'refused', 'not-sent': 'unsent', unknown: 'lost' } as const satisfies Record<
  FailureEffect,
  string
>;
