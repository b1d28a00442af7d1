import { countBySeverity } from '../text';
import type { Finding, Report } from '../types';
import type { KnownViolation } from './baseline';
import { createExpiredFinding } from './expired';
import { findingIdentity } from '../report/identity';
import type { Waiver } from './schema';

/** Waiver with its place in the configuration file. */
export type LocatedWaiver = Waiver & { file: string; line: number };

/** Report whose known findings no longer count, with the entries that can be deleted. */
export interface TriageResult {
  report: Report;
  /** Violations of the baseline whose operation was called and no longer shows them. */
  fixed: readonly KnownViolation[];
  /** Waivers that have not expired and match no finding. */
  unused: readonly LocatedWaiver[];
}

/**
 * Returns a copy of the report in which waived findings and those of the baseline are known ones, with its counts corrected. A
 * waiver without a pointer or a status matches any. An expired waiver matches nothing and is a finding itself.
 *
 * @param today YYYY-MM-DD; a waiver is valid until the end of its day
 */
export function separateKnown(
  report: Report,
  waivers: readonly LocatedWaiver[],
  baseline: readonly KnownViolation[],
  today: string,
): TriageResult {
  const activeWaivers = waivers.filter(({ expires }) => expires >= today);
  const inBaseline = new Set(baseline.map(findingIdentity));
  const used = new Set<LocatedWaiver>();
  const findings: Finding[] = [];
  const known: (Finding & { why: string })[] = [...report.known];
  for (const finding of report.findings) {
    const waiver = activeWaivers.find((one) => waives(one, finding));
    if (waiver !== undefined) {
      used.add(waiver);
      known.push({ ...finding, why: `waived until ${waiver.expires}: ${waiver.reason}` });
    } else if (inBaseline.has(findingIdentity(finding))) known.push({ ...finding, why: 'in the baseline' });
    else findings.push(finding);
  }
  findings.push(...waivers.filter(({ expires }) => expires < today).map((waiver) => expiredFinding(waiver, report)));
  const found = new Set(report.findings.map(findingIdentity));
  const called = new Set(report.coverage.filter(({ calls }) => calls > 0).map(({ method, path }) => `${method} ${path}`));
  return {
    report: { ...report, findings, known, summary: { ...report.summary, ...countBySeverity(findings), known: known.length } },
    fixed: baseline.filter((one) => !found.has(findingIdentity(one)) && called.has(`${one.method} ${one.path}`)),
    unused: activeWaivers.filter((waiver) => !used.has(waiver)),
  };
}

const waives = (waiver: Waiver, finding: Finding) =>
  waiver.check === finding.check &&
  (waiver.operation === finding.operationId || waiver.operation === `${finding.method} ${finding.path}`) &&
  (waiver.pointer === undefined || waiver.pointer === finding.pointer) &&
  (waiver.status === undefined || waiver.status === finding.status);

function expiredFinding(waiver: LocatedWaiver, { coverage, seed }: Report): Finding {
  const found = coverage.find(
    ({ operationId, method, path }) => waiver.operation === operationId || waiver.operation === `${method} ${path}`,
  );
  const operation = found && { operationId: found.operationId, method: found.method, path: found.path };
  const message = `The waiver of ${waiver.check} for ${waiver.operation} expired on ${waiver.expires} (reason: ${waiver.reason}). Fix the server and delete the waiver, or give it a new reason and date.`;
  const { file, line, status = null, pointer = '' } = waiver;
  const place = { operationId: waiver.operation, ...operation, status, pointer, contract: { file, line } };
  return createExpiredFinding({ ...place, message, seed }, 'waiver', waiver.expires);
}
