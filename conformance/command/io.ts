import type { RunConfig } from '../config/config';
import type { Report } from '../types';

/** What the command line touches of the world. */
export interface Io {
  stdout(text: string): void;
  stderr(text: string): void;
  env: NodeJS.ProcessEnv;
  /** YYYY-MM-DD, in UTC. */
  today: string;
  /** Whether the standard output is a terminal that shows colours. */
  colour: boolean;
  /** Shows what is being done; nothing where nobody looks. */
  progress(text: string): void;
  run(config: RunConfig, progress: (text: string) => void): Promise<{ report: Report; unreachable?: string }>;
}

/** How a command ends. */
export const EXIT = { clean: 0, violations: 1, usage: 2, unreachable: 3, coverage: 4 } as const;
