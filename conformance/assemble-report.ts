import type { Contract, Operation } from './contract/contract';
import type { Coverage } from './coverage';
import { countBySeverity } from './text';
import type { Report } from './types';
import { VERSION } from './version';

type Given = Pick<Report, 'server' | 'profile' | 'seed' | 'incomplete' | 'findings' | 'blocked' | 'untried'>;

/**
 * Assembles the report of a run or a recording, with its summary and its coverage. The report is neither partial nor has known
 * findings, and no text is masked: callers do that.
 */
export function assembleReport(
  { tried, ...given }: Given & Pick<Report['summary'], 'tried'>,
  { contract, operations, coverage, started }: { contract: Contract; operations: readonly Operation[]; coverage: Coverage; started: Date },
): Report {
  return {
    tool: { name: 'palpite-conformance', version: VERSION },
    contract: { title: contract.title, version: contract.version },
    ...given,
    started_at: started.toISOString(),
    duration_ms: Date.now() - started.getTime(),
    summary: {
      operations: operations.length,
      checked: operations.filter((operation) => coverage.wasAnswered(operation)).length,
      ...countBySeverity(given.findings),
      blocked: given.blocked.length,
      known: 0,
      coverage: coverage.shares(operations),
      tried,
    },
    partial: false,
    known: [],
    coverage: coverage.report(operations),
  };
}
