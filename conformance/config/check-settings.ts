import { CHECKS } from '../report/checks';
import { countBySeverity } from '../text';
import type { Finding, Report } from '../types';
import { createExpiredFinding } from './expired';
import type { CheckSetting } from './schema';
import { UsageError } from './usage-error';

/** Setting of a check, with its place in the configuration file. */
export type LocatedCheckSetting = CheckSetting & { file: string; line: number };

/** Accepts settings of existing checks. @throws UsageError for a check that does not exist */
export function assertKnownChecks(settings: readonly LocatedCheckSetting[]): void {
  const unknown = settings.find(({ check }) => !Object.hasOwn(CHECKS, check));
  if (unknown === undefined) return;
  throw new UsageError(`${unknown.file}:${String(unknown.line)}: checks: there is no check '${unknown.check}'; see conformance explain`);
}

/**
 * Returns a copy of the report with checks switched off and severities changed. A check that is off counts as blocked, and its findings
 * stay in the report as known ones, both with the reason. A setting that has expired changes nothing and is a finding itself. If several
 * apply to a finding, the first one counts.
 *
 * @param today YYYY-MM-DD; a setting is valid until the end of its day
 */
export function applyCheckSettings(report: Report, settings: readonly LocatedCheckSetting[], today: string): Report {
  const active = settings.filter(({ expires }) => expires >= today);
  const findings: Finding[] = [];
  const known = [...report.known];
  for (const finding of report.findings) {
    const setting = active.find((one) => applies(one, finding));
    if (setting === undefined) findings.push(finding);
    else if (setting.severity === 'off') known.push({ ...finding, why: `switched off until ${setting.expires}: ${setting.reason}` });
    else findings.push({ ...finding, severity: setting.severity });
  }
  const expired = settings.filter(({ expires }) => expires < today).map((one) => expiredFinding(one, report.seed));
  const all = [...findings, ...expired];
  const summary = { ...report.summary, ...countBySeverity(all), known: known.length };
  const off = active
    .filter(({ severity }) => severity === 'off')
    .map((one) => ({
      check: one.check,
      operationId: one.operation ?? null,
      reason: `switched off in the configuration until ${one.expires}: ${one.reason}`,
    }));
  const blocked = [...report.blocked, ...off];
  return { ...report, findings: all, known, blocked, summary: { ...summary, blocked: blocked.length } };
}

const applies = ({ check, operation }: CheckSetting, finding: Finding) =>
  check === finding.check &&
  (operation === undefined || operation === finding.operationId || operation === `${finding.method} ${finding.path}`);

function expiredFinding({ check, operation, severity, reason, expires, file, line }: LocatedCheckSetting, seed: number): Finding {
  const message = `The setting of ${check} (${severity}) expired on ${expires} (reason: ${reason}). Delete it, or give it a new reason and date.`;
  return createExpiredFinding(
    { operationId: operation ?? null, pointer: check, contract: { file, line }, message, seed },
    'setting',
    expires,
  );
}
