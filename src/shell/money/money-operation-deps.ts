import type { FailureEffect } from './classify-failure';

/** The environment of the money operations, replaced in tests. */
export interface MoneyOperationDeps {
  /** Storage that survives a reload and that all tabs share. */
  readonly storage: {
    readonly read: (name: string) => string | null;
    readonly write: (name: string, value: string | null) => void;
    /** Returns the names under which something is stored. */
    readonly names: () => readonly string[];
    /** Calls the listener after another tab wrote. @returns an unsubscribe function */
    readonly onExternalChange: (listener: () => void) => () => void;
  };
  /** Runs a task while no other tab runs one of that name. @returns undefined if another tab does */
  readonly tryWithTabLock: <T>(name: string, task: () => Promise<T>) => Promise<T | undefined>;
  readonly isOnline: () => boolean;
  readonly classifyFailure: (error: unknown) => FailureEffect;
  /** Waits, in ms. */
  readonly sleep: (ms: number) => Promise<void>;
  /** The time, in ms since 1970. */
  readonly now: () => number;
  readonly newKey: () => string;
}
