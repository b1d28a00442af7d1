import type { Fault, Mutant } from './fault';
import { startMutant } from './server';

/** What a tool says of a server, brought to one form. */
export interface ToolFinding {
  /** A check of ours, or several with a bar between them where the tool does not tell them apart. */
  kind: string;
  operation: string | null;
  message: string;
}

/** A tool that is tried. */
export interface Tool {
  name: string;
  check: (server: URL) => Promise<readonly ToolFinding[]>;
  end: () => unknown;
}

/** A server that it is tried on: broken, or with no mutant a lawful one. */
export interface Subject {
  name: string;
  make: () => Fault;
  mutant: Mutant | null;
}

/** One tool on one server. */
export interface Trial {
  tool: string;
  subject: string;
  mutant: Pick<Mutant, 'family' | 'kinds' | 'operations'> | null;
  /** `misnamed`: something was found, but not what is broken. */
  verdict: 'caught' | 'misnamed' | 'missed' | 'false alarm' | 'silent';
  findings: readonly ToolFinding[];
  seconds: number;
}

/** Where the servers listen, one at a time. */
export const PORT = Number(process.env['BENCH_PORT'] ?? 4700);

/** Starts the server on a fresh world, lets the tool judge it, and judges the tool. */
export async function runTrial({ name, check }: Tool, { name: subject, make, mutant }: Subject): Promise<Trial> {
  const server = await startMutant(PORT, make());
  const started = performance.now();
  try {
    const findings = await check(server.url);
    const seconds = (performance.now() - started) / 1000;
    return { tool: name, subject, mutant, verdict: judgeFindings(mutant, findings), findings, seconds };
  } finally {
    await server.close();
  }
}

/** Caught is what names the operation and the kind; on a lawful server each finding is a false alarm. */
function judgeFindings(mutant: Mutant | null, findings: readonly ToolFinding[]): Trial['verdict'] {
  if (mutant === null) return findings.length === 0 ? 'silent' : 'false alarm';
  if (findings.length === 0) return 'missed';
  const { kinds, operations } = mutant;
  return findings.some(({ kind, operation }) => kind.split('|').some((one) => kinds.includes(one)) && operations.includes(operation ?? ''))
    ? 'caught'
    : 'misnamed';
}
