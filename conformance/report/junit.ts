import type { Blocked, Finding, OperationCoverage, Report } from '../types';
import { xml } from './escape';
import { formatSourceLocation, operationTitle, findingLocation } from '../text';

/** Operation with the results of its checks, or one of the cases `Coverage` and checks without an operation. */
interface TestCase {
  title: string;
  /** Reasons why the run proves too little. */
  errors: string[];
  failures: Finding[];
  warnings: Finding[];
  blocked: Blocked[];
}

/**
 * Renders JUnit XML with a suite for each first path segment after `api` and version. An operation is one case, or one case for each
 * of its violations. Warnings are no failures, but output of the case. A case without failures but with blocked checks is skipped. Known
 * violations are left out.
 */
export function renderJunit(report: Report): string {
  const suites = groupSuites(report);
  const cases = suites.flatMap(([, own]) => own);
  const time = (report.duration_ms / 1000).toFixed(3);
  const name = `${report.contract.title} ${report.contract.version}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${xml(name)}" ${countAttributes(cases)} time="${time}">`,
    ...suites.flatMap(([suite, own]) => [
      `  <testsuite name="${xml(suite)}" ${countAttributes(own)} timestamp="${xml(report.started_at.replace(/(\.\d+)?Z$/, ''))}" time="0">`,
      ...own.flatMap((one) => caseLines(one, suite)),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

function groupSuites(report: Report): [string, TestCase[]][] {
  const cases = new Map<string, TestCase & { suite: string }>();
  const getCase = (title: string, path: string) => {
    const found = cases.get(title) ?? { title, suite: suiteName(path), errors: [], failures: [], warnings: [], blocked: [] };
    cases.set(title, found);
    return found;
  };
  const operations = new Map<string, OperationCoverage>(report.coverage.map((one) => [one.operationId, one]));
  for (const operation of report.coverage) getCase(operationTitle(operation), operation.path);
  for (const reason of report.incomplete) getCase('Coverage', '').errors.push(reason);
  for (const finding of report.findings) {
    const own = getCase(operationTitle(finding), finding.path);
    (finding.severity === 'error' ? own.failures : own.warnings).push(finding);
  }
  for (const one of report.blocked) {
    const operation = one.operationId === null ? undefined : operations.get(one.operationId);
    getCase(operation === undefined ? (one.operationId ?? one.check) : operationTitle(operation), operation?.path ?? '').blocked.push(one);
  }
  const suites = new Map<string, TestCase[]>();
  for (const one of cases.values()) suites.set(one.suite, [...(suites.get(one.suite) ?? []), one]);
  return [...suites];
}

/** Returns the name of the suite of a path: `wallet` for `/api/v1/wallet/deposits`. */
const suiteName = (path: string) => path.split('/').find((part) => part !== '' && !/^(api|v\d+|\{.*)$/.test(part)) ?? 'contract';

function countAttributes(cases: readonly TestCase[]): string {
  const tests = sum(cases.map(({ failures }) => Math.max(1, failures.length)));
  const failures = sum(cases.map(({ failures }) => failures.length));
  const errors = cases.filter((one) => one.errors.length > 0).length;
  const skipped = cases.filter(isSkipped).length;
  return `tests="${String(tests)}" failures="${String(failures)}" errors="${String(errors)}" skipped="${String(skipped)}"`;
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

const isSkipped = ({ failures, blocked }: TestCase) => failures.length === 0 && blocked.length > 0;

/** Renders a case for each failure, because common readers show only one for each case. The first case has the warnings. */
function caseLines(one: TestCase, suite: string): string[] {
  const rest = [...errorLines(one), ...skippedLines(one), ...outputLines(one)];
  if (one.failures.length === 0) return element(one.title, suite, rest);
  return one.failures.flatMap((finding, index) => {
    const label = [finding.check, findingLocation(finding)].filter((part) => part !== '').join(', ');
    return element(`${one.title}: ${label}`, suite, [failureLine(finding), ...(index === 0 ? rest : [])]);
  });
}

function element(name: string, suite: string, inside: readonly string[]): string[] {
  const open = `    <testcase name="${xml(name)}" classname="${xml(suite)}" time="0"`;
  return inside.length === 0 ? [`${open}/>`] : [`${open}>`, ...inside, '    </testcase>'];
}

const failureLine = (finding: Finding) =>
  `      <failure type="${xml(finding.check)}" message="${xml(finding.message)}">${xml(findingText(finding), true)}</failure>`;

const errorLines = ({ errors }: TestCase) =>
  errors.length === 0 ? [] : [`      <error type="incomplete" message="${xml(errors.join(' '))}"/>`];

function skippedLines(one: TestCase): string[] {
  if (!isSkipped(one)) return [];
  return [`      <skipped message="${xml(blockedReasons(one).join('; '))}"/>`];
}

const blockedReasons = ({ blocked }: TestCase) => [...new Set(blocked.map(({ check, reason }) => `${check}: ${reason}`))];

/** Renders the warnings as output, and the blocked checks of a case with failures, which cannot be skipped. */
function outputLines(one: TestCase): string[] {
  const blocked = isSkipped(one) ? [] : blockedReasons(one).map((reason) => `not checked: ${reason}`);
  const texts = [...one.warnings.map((finding) => findingText(finding)), ...blocked];
  return texts.length === 0 ? [] : [`      <system-out>${xml(texts.join('\n\n'), true)}</system-out>`];
}

function findingText(finding: Finding): string {
  const { check, severity, expected, actual, message, contract, curl } = finding;
  const flat = (text: string) => text.replaceAll('\n', String.raw`\n`);
  const lines = [
    [severity === 'warning' ? `warning ${check}` : check, findingLocation(finding)].filter((part) => part !== '').join(', '),
    `expected: ${expected}`,
    `actual:   ${actual}`,
    contract === null ? '' : `contract: ${formatSourceLocation(contract)}`,
    message,
    curl,
  ];
  return lines
    .filter((line) => line !== '')
    .map(flat)
    .join('\n');
}
