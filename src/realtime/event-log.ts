/** An event of the connection. */
export interface LogEntry {
  /** In ms since 1970. */
  readonly at: number;
  readonly what: string;
}

/** Limit of SPEC T3. */
export const MAX_LOG_ENTRIES = 50;

let entries: readonly LogEntry[] = [];

/** Adds an entry to the log and drops the oldest beyond the limit. */
export function note(what: string): void {
  entries = [...entries.slice(1 - MAX_LOG_ENTRIES), { at: Date.now(), what }];
}

/** Returns the log, oldest entry first. */
export function realtimeLog(): readonly LogEntry[] {
  return entries;
}
