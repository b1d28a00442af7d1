import type { RunConfig } from '../config/config';
import type { Report } from '../types';

/** Access of the commands to the process, and the run. Tests replace both. */
export interface Io {
  /** Writes the text as it is: the caller adds the newline. The same holds for `stderr`. */
  stdout(text: string): void;
  stderr(text: string): void;
  env: NodeJS.ProcessEnv;
  /** Date in UTC, as YYYY-MM-DD. */
  today: string;
  /** True if the standard output shows colours. */
  colour: boolean;
  /** Shows a status text in place of the one before if stderr is a terminal; '' removes it. */
  progress(text: string): void;
  /**
   * Checks the server, and calls `onLoaded` once the contract is loaded. `unreachable` is the reason why the server could not be
   * reached, or why it stopped responding. `error` is a failure of the checker itself, after which the report is partial.
   */
  run(
    config: RunConfig,
    options: { progress: (text: string) => void; onLoaded: () => void; signal: AbortSignal },
  ): Promise<{ report: Report; unreachable?: string; error?: unknown }>;
  /** Calls `stop` with the reason if the process is asked to end. @returns an unsubscribe function */
  onTerminate(stop: (reason: string) => void): () => void;
  /** Calls `press` with each key of the terminal, if there is one. @returns an unsubscribe function */
  onKey(press: (key: string) => void): () => void;
}

/**
 * Exit codes. `violations`: errors, or a breaking change without a new major version. `usage`: invalid arguments, configuration or
 * contract, or a failure of the checker itself that leaves no report. `unreachable`: the server did not respond, or stopped
 * responding. `coverage`: too little was checked. `partial`: the run ended early. The last two are returned only without errors.
 */
export const EXIT = { clean: 0, violations: 1, usage: 2, unreachable: 3, coverage: 4, partial: 5 } as const;
