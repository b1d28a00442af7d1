import type { RunConfig } from '../config/config';
import type { Report } from '../types';

/** Process of the command line, and the run; tests replace both. */
export interface Io {
  stdout(text: string): void;
  stderr(text: string): void;
  env: NodeJS.ProcessEnv;
  /** Date in UTC, as YYYY-MM-DD. */
  today: string;
  /** True for a terminal with colours. */
  colour: boolean;
  /** Shows a status text if stderr is a terminal. */
  progress(text: string): void;
  run(
    config: RunConfig,
    options: { progress: (text: string) => void; signal: AbortSignal },
  ): Promise<{ report: Report; unreachable?: string }>;
  /** Calls `stop` with the reason if the process is asked to end. @returns an unsubscribe function */
  onTerminate(stop: (reason: string) => void): () => void;
  /** Calls `press` with each key of the terminal, if there is one. @returns an unsubscribe function */
  onKey(press: (key: string) => void): () => void;
}

/** `violations`: errors, or `diff` fails. `coverage`: too little was checked, without errors. `partial`: ended early, without errors. */
export const EXIT = { clean: 0, violations: 1, usage: 2, unreachable: 3, coverage: 4, partial: 5 } as const;
