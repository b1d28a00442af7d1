import { createIdempotency } from '../domain/idempotency';

/** An answer as it is kept under the key of its intent. */
export interface IntentAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export type Intents = ReturnType<typeof createIntents>;

/** The POSTs that moved money, by their Idempotency-Key. What failed by the server's fault may be tried again under its key. */
export const createIntents = () => createIdempotency<IntentAnswer>(({ status }) => status < 500 && status !== 429);
