import type { RunConfig } from '../config/config';
import type { Report } from '../types';

/** What the command line reads from and writes to its process, and the run itself. Tests replace it. */
export interface Io {
  stdout(text: string): void;
  stderr(text: string): void;
  env: NodeJS.ProcessEnv;
  /** YYYY-MM-DD, in UTC. */
  today: string;
  /** True if the standard output is a terminal with colours. */
  colour: boolean;
  /** Shows a status text on the terminal. Does nothing if stderr is not a terminal. */
  progress(text: string): void;
  run(config: RunConfig, progress: (text: string) => void): Promise<{ report: Report; unreachable?: string }>;
}

/** Exit codes. `violations`: errors, or `diff` fails. `coverage`: no errors, but coverage is below the threshold. */
export const EXIT = { clean: 0, violations: 1, usage: 2, unreachable: 3, coverage: 4 } as const;
