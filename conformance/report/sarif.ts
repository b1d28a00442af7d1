import { createHash } from 'node:crypto';
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';

import { findingIdentity } from './identity';
import type { SourceLocation, Finding, Report } from '../types';
import { CHECKS } from './checks';
import { printable } from './escape';
import { checkPageFile, readCheckPage } from './pages';
import { blockedTitle, groupBlocked, operationTitle, findingLocation } from '../text';

/**
 * Renders SARIF 2.1.0, with each finding at its line of the contract. Known violations are suppressed results. Reasons for an incomplete
 * run and blocked checks are notifications.
 */
export function renderSarif(report: Report): string {
  const rules = [...new Set([...report.findings, ...report.known].map(({ check }) => check))].toSorted((one, other) =>
    one.localeCompare(other, 'en'),
  );
  const results = [
    ...report.findings.map((finding) => toResult(finding, rules)),
    ...report.known.map((finding) => ({
      ...toResult(finding, rules),
      suppressions: [{ kind: 'external', justification: printable(finding.why) }],
    })),
  ];
  const run = {
    tool: {
      driver: { name: report.tool.name, version: report.tool.version, semanticVersion: report.tool.version, rules: rules.map(toRule) },
    },
    invocations: [
      {
        executionSuccessful: report.incomplete.length === 0,
        startTimeUtc: report.started_at,
        toolExecutionNotifications: [
          ...report.incomplete.map((reason) => ({ level: 'error', message: { text: printable(reason) } })),
          ...groupBlocked(report.blocked).map((group) => ({
            level: 'note',
            message: { text: printable(`Not checked: ${blockedTitle(group)}: ${group.reason}`) },
          })),
        ],
      },
    ],
    columnKind: 'utf16CodeUnits',
    results,
    properties: {
      server: report.server,
      profile: report.profile,
      seed: report.seed,
      contract: `${report.contract.title} ${report.contract.version}`,
    },
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function toRule(check: string) {
  const title = CHECKS[check]?.title ?? check;
  const page = readCheckPage(check);
  return {
    id: check,
    name: check.replaceAll(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase()),
    shortDescription: { text: title },
    fullDescription: { text: `${title}.` },
    help: { text: page ?? `${title}.`, markdown: page ?? `${title}.` },
    helpUri: pathToFileURL(checkPageFile(check)).href,
    defaultConfiguration: { level: CHECKS[check]?.severity ?? 'error' },
    properties: { tags: ['contract', CHECKS[check]?.area ?? 'observe'] },
  };
}

function toResult(finding: Finding, rules: readonly string[]) {
  const { check, severity, contract, expected, actual, message, curl, occurrences, seed } = finding;
  const where = findingLocation(finding);
  const lines = [`${operationTitle(finding)}${where === '' ? '' : `, ${where}`}`, message, `Expected: ${expected}. Actual: ${actual}.`];
  return {
    ruleId: check,
    ruleIndex: rules.indexOf(check),
    level: severity,
    message: { text: lines.map(printable).join('\n') },
    locations: toLocations(contract, operationTitle(finding)),
    partialFingerprints: { 'conformanceIdentity/v1': createHash('sha256').update(findingIdentity(finding)).digest('hex') },
    occurrenceCount: occurrences,
    properties: { expected, actual, curl, seed, pointer: finding.pointer, status: finding.status },
  };
}

function toLocations(contract: SourceLocation | null, title: string) {
  const logicalLocations = [{ fullyQualifiedName: printable(title), kind: 'function' }];
  if (contract === null) return [{ logicalLocations }];
  const artifactLocation = { uri: toUri(contract.file) };
  return [{ physicalLocation: { artifactLocation, region: { startLine: Math.max(1, contract.line) } }, logicalLocations }];
}

/** Returns a file's path as a URI. It stays relative if it is relative, as code scanning needs it. */
function toUri(file: string): string {
  if (/^https?:/.test(file)) return file;
  return isAbsolute(file) ? pathToFileURL(file).href : file.split(/[\\/]/).map(encodeURIComponent).join('/');
}
