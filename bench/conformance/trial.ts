import type { Finding } from '../../conformance/types';
import type { CpuTime } from './cpu-time';
import type { Mutant, Subject } from '../../tests/conformance/fault';
import type { ServerProcess } from './server-process';

/** The contract checker, run with one seed or with one of its smaller profiles. */
export interface Checker {
  name: string;
  /** Returns the findings of severity `error`. Rejects once the signal is aborted. */
  check: (server: URL, signal: AbortSignal) => Promise<readonly Finding[]>;
}

/** Result of one checker on one server. */
export interface Trial {
  checker: string;
  /** Name of the served fault or lawful variant. */
  subject: string;
  /** The fault: its family, the kinds of check and the operations that may name it; null for a lawful variant. */
  mutant: Pick<Mutant, 'family' | 'kinds' | 'operations'> | null;
  /**
   * Verdict on the findings. A fault is `caught`, `misnamed` (no finding has its check and its operation) or `missed` (there is no
   * finding). A server without a fault is `silent` or a `false alarm`. Either is `timed out` if the run was ended at the limit.
   */
  verdict: 'caught' | 'misnamed' | 'missed' | 'timed out' | 'false alarm' | 'silent';
  /** Findings of severity `error`; none if the run timed out. */
  findings: readonly Finding[];
  /** Elapsed time of the run. */
  seconds: number;
  /** CPU time of the processes of the checker, except of one that was ended at the limit. */
  cpuSeconds: number;
}

/** Port of the servers, which run one at a time: the environment variable `BENCH_PORT`, or 4700. */
export const PORT = Number(process.env['BENCH_PORT'] ?? 4700);

/** Servers and limits that all trials of a run share. */
export interface TrialOptions {
  servers: ServerProcess;
  cpuTime: CpuTime;
  /** Seconds after which a run is ended, and its findings are lost. */
  limit: number;
}

/** Runs the checker on a server with a new world and judges its findings. Rejects if the checker fails before the time limit. */
export async function runTrial(
  { servers, cpuTime, limit }: TrialOptions,
  { name, check }: Checker,
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
  return { checker: name, subject, mutant, verdict, findings: findings ?? [], seconds, cpuSeconds: cpuTime.read() };
}

/**
 * Judges the findings. A mutant is caught by a finding with its operation and check; on an equivalent variant any finding is a
 * false alarm.
 */
function judgeFindings(mutant: Mutant | null, findings: readonly Finding[]): Trial['verdict'] {
  if (mutant === null) return findings.length === 0 ? 'silent' : 'false alarm';
  if (findings.length === 0) return 'missed';
  const { kinds, operations } = mutant;
  const isCaught = findings.some(({ check, operationId }) => kinds.includes(check) && operations.includes(operationId ?? ''));
  return isCaught ? 'caught' : 'misnamed';
}
