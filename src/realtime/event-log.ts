/** Something that happened to the connection. */
export interface LogEntry {
  /** ms since 1970. */
  readonly at: number;
  readonly what: string;
}

/** How many entries are kept (SPEC T3). */
export const MAX_LOG_ENTRIES = 50;

let entries: readonly LogEntry[] = [];

/** Writes down what happened to the connection; of more than fifty the oldest goes. */
export function note(what: string): void {
  entries = [...entries.slice(1 - MAX_LOG_ENTRIES), { at: Date.now(), what }];
}

/** What happened to the connection lately, oldest first, at most fifty entries. */
export function realtimeLog(): readonly LogEntry[] {
  return entries;
}
