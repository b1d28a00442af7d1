/** A sent operation of unknown outcome, persisted for reloads and other tabs. */
export interface OperationRecord {
  /** The Idempotency-Key, also of repetitions. */
  readonly key: string;
  /** Body of the request, as JSON. */
  readonly body: string;
  /** Ids that existed before the request. Any other matching id was created by this operation. */
  readonly knownIds: readonly string[];
  /** Time of the first request, in ms since 1970. */
  readonly sentAt: number;
}

/** State of an operation: in flight, looked up after a lost response, or still unknown afterwards. */
export type PendingStateName = 'sending' | 'unknown' | 'unresolved';

/** Operation as it is stored. */
export interface PersistedOperation extends OperationRecord {
  readonly state: PendingStateName;
}

const STATES: readonly unknown[] = ['sending', 'unknown', 'unresolved'] satisfies PendingStateName[];

/** Parses a stored operation; undefined if there is none, or it has another shape. */
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
