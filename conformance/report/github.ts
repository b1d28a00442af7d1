import type { Finding, Report } from '../types';
import { commandProperty, commandText, printable } from './escape';
import { blockedTitle, groupBlocked, operationTitle, formatSummary, findingLocation } from '../text';

/**
 * Renders workflow commands of GitHub Actions, which annotate each finding at its line if the contract is a local file. Reasons for
 * an incomplete run, blocked checks and the summary have no line. Known violations are left out.
 */
export function renderGithub(report: Report): string {
  const lines = report.findings.map((finding) => command(finding.severity, annotationProperties(finding), annotationText(finding)));
  const incomplete = report.incomplete.map((reason) => command('error', { title: 'Contract: incomplete' }, printable(reason)));
  const blocked = groupBlocked(report.blocked).map((group) =>
    command('notice', { title: 'Contract: not checked' }, printable(`${blockedTitle(group)}: ${group.reason}`)),
  );
  return `${[...lines, ...incomplete, ...blocked, command('notice', { title: 'Contract' }, `${formatSummary(report)} at ${report.server}`)].join('\n')}\n`;
}

function annotationProperties({ contract, check, ...finding }: Finding): Record<string, string> {
  const title = `${check}: ${operationTitle(finding)}`;
  return contract === null || /^https?:/.test(contract.file) ? { title } : { file: contract.file, line: String(contract.line), title };
}

function annotationText(finding: Finding): string {
  const { expected, actual, message, curl } = finding;
  const where = findingLocation(finding);
  return [where, `Expected: ${expected}`, `Actual: ${actual}`, message, curl]
    .filter((line) => line !== '')
    .map(printable)
    .join('\n');
}

function command(name: string, properties: Readonly<Record<string, string>>, text: string): string {
  const list = Object.entries(properties).map(([key, value]) => `${key}=${commandProperty(printable(value))}`);
  return `::${name} ${list.join(',')}::${commandText(text)}`;
}
