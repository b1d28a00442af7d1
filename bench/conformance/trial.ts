import type { Fault, Mutant } from './fault';
import { startMutant } from './server';

/** A finding of any tool in a common form. */
export interface ToolFinding {
  /** A check id of ours, or several separated by `|` if the tool does not distinguish them. */
  kind: string;
  operation: string | null;
  message: string;
}

/** A tool to benchmark. */
export interface Tool {
  name: string;
  check: (server: URL) => Promise<readonly ToolFinding[]>;
  end: () => unknown;
}

/** A server to check: a mutant, or an equivalent variant if `mutant` is null. */
export interface Subject {
  name: string;
  make: () => Fault;
  mutant: Mutant | null;
}

/** The result of one tool on one server. */
export interface Trial {
  tool: string;
  subject: string;
  mutant: Pick<Mutant, 'family' | 'kinds' | 'operations'> | null;
  /** `misnamed`: there are findings, but none names the fault. */
  verdict: 'caught' | 'misnamed' | 'missed' | 'false alarm' | 'silent';
  findings: readonly ToolFinding[];
  seconds: number;
}

/** Port of the servers, which run one at a time. */
export const PORT = Number(process.env['BENCH_PORT'] ?? 4700);

/** Starts a server with a new world, runs the tool and judges its findings. */
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

/** A mutant is caught if a finding has its operation and check. On an equivalent variant, each finding is a false alarm. */
function judgeFindings(mutant: Mutant | null, findings: readonly ToolFinding[]): Trial['verdict'] {
  if (mutant === null) return findings.length === 0 ? 'silent' : 'false alarm';
  if (findings.length === 0) return 'missed';
  const { kinds, operations } = mutant;
  return findings.some(({ kind, operation }) => kind.split('|').some((one) => kinds.includes(one)) && operations.includes(operation ?? ''))
    ? 'caught'
    : 'misnamed';
}
