import type { FailureEffect } from './classify-failure';

/** Functions of the browser that money operations use, replaced in tests. */
export interface MoneyOperationDeps {
  /** Storage that survives a reload and is shared by all tabs. */
  readonly storage: {
    readonly read: (name: string) => string | null;
    /** Writes the value of a name; null removes it. */
    readonly write: (name: string, value: string | null) => void;
    /** Returns the names that have a value, of all players and tabs, and possibly names whose value was removed. */
    readonly names: () => readonly string[];
    /** Calls the listener after another tab wrote. Returns an unsubscribe function. */
    readonly onExternalChange: (listener: () => void) => () => void;
  };
  /** Runs a task while no other tab runs one of this name. Returns undefined if another tab holds the lock. */
  readonly tryWithTabLock: <T>(name: string, task: () => Promise<T>) => Promise<T | undefined>;
  readonly isOnline: () => boolean;
  readonly classifyFailure: (error: unknown) => FailureEffect;
  readonly sleep: (ms: number) => Promise<void>;
  /** Returns the time in ms since 1970. */
  readonly now: () => number;
  /** Creates an idempotency key. */
  readonly newKey: () => string;
  /** Called when an operation was executed, by its response or a lookup. Must not throw: that would count as a lost response. */
  readonly onExecuted?: (name: string) => void;
  /** Called when the lookups of an operation have ended without its outcome. */
  readonly onUnresolved?: (name: string) => void;
}
