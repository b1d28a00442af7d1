import type { RunConfig } from '../config/config';
import type { Report } from '../types';

/** The side effects of the command line, so that tests can replace them. */
export interface Io {
  stdout(text: string): void;
  stderr(text: string): void;
  env: NodeJS.ProcessEnv;
  /** YYYY-MM-DD, in UTC. */
  today: string;
  /** True if the standard output is a terminal with colours. */
  colour: boolean;
  /** Shows a status text on a terminal. Does nothing if there is none. */
  progress(text: string): void;
  run(config: RunConfig, progress: (text: string) => void): Promise<{ report: Report; unreachable?: string }>;
}

/** Exit codes. */
export const EXIT = { clean: 0, violations: 1, usage: 2, unreachable: 3, coverage: 4 } as const;
