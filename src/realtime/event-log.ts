export interface LogEntry {
  /** Time of the entry, in ms since 1970. */
  readonly at: number;
  readonly what: string;
}

/** Most entries of the log (SPEC T3). */
const MAX_LOG_ENTRIES = 50;

let entries: readonly LogEntry[] = [];

/** Adds an entry to the log of the connection, for debugging. The oldest entry beyond the limit is dropped. */
export function note(what: string): void {
  entries = [...entries.slice(1 - MAX_LOG_ENTRIES), { at: Date.now(), what }];
}

/**
 * Returns the log, oldest first.
 *
 * @internal for tests and the console of a developer
 */
export function realtimeLog(): readonly LogEntry[] {
  return entries;
}
