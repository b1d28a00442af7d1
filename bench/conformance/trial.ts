import type { CpuTime } from './cpu-time';
import type { Fault, Mutant } from './fault';
import type { ServerProcess } from './server-process';

/** Common form for all tools. */
export interface ToolFinding {
  /** A check id of ours, or several separated by `|` if the tool does not distinguish them. */
  kind: string;
  operation: string | null;
  message: string;
}

export interface Tool {
  name: string;
  /** Rejects once the signal is aborted. */
  check: (server: URL, signal: AbortSignal) => Promise<readonly ToolFinding[]>;
  end: () => unknown;
}

/** A null `mutant` means an equivalent variant. */
export interface Subject {
  name: string;
  make: () => Fault;
  mutant: Mutant | null;
}

export interface Trial {
  tool: string;
  subject: string;
  mutant: Pick<Mutant, 'family' | 'kinds' | 'operations'> | null;
  /** `misnamed`: no finding names the fault. */
  verdict: 'caught' | 'misnamed' | 'missed' | 'timed out' | 'false alarm' | 'silent';
  findings: readonly ToolFinding[];
  seconds: number;
  /** CPU time of the processes of the tool. */
  cpuSeconds: number;
}

/** The servers run one at a time. */
export const PORT = Number(process.env['BENCH_PORT'] ?? 4700);

export interface TrialOptions {
  servers: ServerProcess;
  cpuTime: CpuTime;
  /** Seconds after which a tool is ended, and its findings are lost. */
  limit: number;
}

/** Judges a tool on a server with a new world. */
export async function runTrial(
  { servers, cpuTime, limit }: TrialOptions,
  { name, check }: Tool,
  { name: subject, mutant }: Subject,
): Promise<Trial> {
  const server = await servers.serve(subject);
  const signal = AbortSignal.timeout(limit * 1000);
  cpuTime.reset();
  const started = performance.now();
  const findings = await check(server, signal).catch((error: unknown) => {
    if (signal.aborted) return null;
    throw error;
  });
  const seconds = (performance.now() - started) / 1000;
  const verdict = findings === null ? 'timed out' : judgeFindings(mutant, findings);
  return { tool: name, subject, mutant, verdict, findings: findings ?? [], seconds, cpuSeconds: cpuTime.read() };
}

/** A finding with its operation and check catches a mutant; on an equivalent variant it is a false alarm. */
function judgeFindings(mutant: Mutant | null, findings: readonly ToolFinding[]): Trial['verdict'] {
  if (mutant === null) return findings.length === 0 ? 'silent' : 'false alarm';
  if (findings.length === 0) return 'missed';
  const { kinds, operations } = mutant;
  return findings.some(({ kind, operation }) => kind.split('|').some((one) => kinds.includes(one)) && operations.includes(operation ?? ''))
    ? 'caught'
    : 'misnamed';
}
