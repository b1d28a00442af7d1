/** A sent operation whose outcome is not known yet. It is persisted, so that it survives a reload and other tabs see it. */
export interface OperationRecord {
  /** The Idempotency-Key. Every repetition of the operation uses it. */
  readonly key: string;
  /** The request body, as JSON. */
  readonly body: string;
  /** The ids that existed before the request was sent. Any other matching id was created by this operation. */
  readonly knownIds: readonly string[];
  /** When the first request was sent, in ms since 1970. */
  readonly sentAt: number;
}

/** The persisted states: in flight, looked up after a lost response, or still unknown after the lookups. */
export type PendingStateName = 'sending' | 'unknown' | 'unresolved';

export interface PersistedOperation extends OperationRecord {
  readonly state: PendingStateName;
}

const STATES: readonly unknown[] = ['sending', 'unknown', 'unresolved'] satisfies PendingStateName[];

/**
 * Parses a persisted operation.
 *
 * @param text the stored JSON, or null
 * @returns undefined if there is none, or if it was not written by this module
 */
export function parseOperation(text: string | null): PersistedOperation | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isPersisted(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isPersisted(value: unknown): value is PersistedOperation {
  if (typeof value !== 'object' || value === null) return false;
  const { key, body, knownIds, sentAt, state } = value as Partial<Record<keyof PersistedOperation, unknown>>;
  return (
    typeof key === 'string' &&
    typeof body === 'string' &&
    typeof sentAt === 'number' &&
    STATES.includes(state) &&
    Array.isArray(knownIds) &&
    knownIds.every((id) => typeof id === 'string')
  );
}
