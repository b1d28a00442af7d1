import { findingIdentity } from './identity';
import { findingLocation, operationTitle } from '../text';
import type { Finding, Report } from '../types';
import { printable } from './escape';
import type { RenderOptions } from './formats';
import { createPaints } from './paints';
import { findingSections, verdictLine } from './terminal';

interface ReportChanges {
  added: readonly Finding[];
  /** Findings that are not found any more, although their operation was called in a complete run. */
  gone: readonly Finding[];
  /** Findings that were not found because their operation was not called, or the run was ended early. */
  unchecked: readonly Finding[];
}

/** Compares the findings of two runs. A finding counts as new if only its severity changed. */
function compareReports(previous: Report, current: Report): ReportChanges {
  const key = (finding: Finding) => `${finding.severity} ${findingIdentity(finding)}`;
  const before = new Set(previous.findings.map(key));
  const now = new Set(current.findings.map(key));
  const identities = new Set(current.findings.map(findingIdentity));
  const called = new Set(current.coverage.filter(({ calls }) => calls > 0).map(({ method, path }) => `${method} ${path}`));
  const missing = previous.findings.filter((finding) => !now.has(key(finding)) && !identities.has(findingIdentity(finding)));
  const wasChecked = ({ method, path }: Finding) => !current.partial && called.has(`${method} ${path}`);
  return {
    added: current.findings.filter((finding) => !before.has(key(finding))),
    gone: missing.filter(wasChecked),
    unchecked: missing.filter((finding) => !wasChecked(finding)),
  };
}

/** Renders the new, gone and unchecked findings between two runs for a terminal, and the verdict of the second run. */
export function renderChanges(previous: Report, current: Report, { colour }: RenderOptions): string {
  const paint = createPaints(colour);
  const { added, gone, unchecked } = compareReports(previous, current);
  const line = (finding: Finding) =>
    `  ${printable([operationTitle(finding), finding.check, findingLocation(finding)].filter((text) => text !== '').join(' '))}`;
  const list = (title: string, findings: readonly Finding[]) => (findings.length === 0 ? [] : [title, ...findings.map(line), '']);
  const counts = `${String(added.length)} new, ${String(gone.length)} gone`;
  const lines = [
    ...(added.length === 0 ? [] : [paint.red('New'), ...findingSections(added, paint)]),
    ...list(paint.green('Gone'), gone),
    ...list(paint.yellow('Not checked this time'), unchecked),
    ...current.incomplete.map((reason) => paint.red(printable(reason))),
    paint.bold(`${added.length + gone.length === 0 ? 'No change' : counts}: ${verdictLine(current)}.`),
  ];
  return `${lines.join('\n')}\n`;
}
