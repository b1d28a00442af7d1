import { useSyncExternalStore } from 'react';

/** Report of the outcomes of the player's operations, for a part of the page that can no longer show them. */
interface OperationReport {
  /**
   * Returns sentences in pt-BR; empty if there is nothing to say.
   * @param since time from which executed operations count, in ms since 1970
   */
  readonly describe: (since: number) => string;
  /** Calls the listener after a change. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Report that is shown; undefined until code that moves money is loaded. */
let report: OperationReport | undefined;

/** Registers the report. The code of money operations calls it, because this layer cannot import it. */
export function setOperationReport(source: OperationReport): void {
  report = source;
}

/**
 * Returns the text of `OperationReport.describe`, and renders again when it changes. Empty if no report is registered. One that is
 * registered later counts from the next render on.
 *
 * @param since time in ms since 1970
 */
export function useOperationReport(since: number): string {
  return useSyncExternalStore(
    (listener) => report?.subscribe(listener) ?? (() => undefined),
    () => report?.describe(since) ?? '',
  );
}
