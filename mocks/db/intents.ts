import { createIdempotency } from '../domain/idempotency';

/** A response stored under an idempotency key. */
export interface IntentAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export type Intents = ReturnType<typeof createIntents>;

/** Creates the idempotency store. Server errors and 429 free the key, so that the request can be retried. */
export const createIntents = () => createIdempotency<IntentAnswer>(({ status }) => status < 500 && status !== 429);
