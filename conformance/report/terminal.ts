import type { Finding, Report } from '../types';
import { printable } from './escape';
import type { RenderOptions } from './formats';
import { createPaints } from './paints';
import type { Paints } from './paints';
import {
  blockedTitle,
  groupBlocked,
  groupByOperation,
  pluralize,
  formatPercent,
  formatSourceLocation,
  formatSeconds,
  formatSummary,
  formatTried,
  findingLocation,
  isClean,
  listExamples,
} from '../text';

/** Renders a report for a terminal. It is complete without colours. */
export function renderTerminal(report: Report, { colour }: RenderOptions): string {
  const paint = createPaints(colour);
  const { contract, server, profile, seed, duration_ms: duration } = report;
  const lines = [
    `${paint.bold(printable(`${contract.title} ${contract.version}`))} at ${printable(server)}`,
    paint.dim(`profile ${profile}, seed ${String(seed)}, ${formatSeconds(duration)}`),
    '',
    ...findingSections(report.findings, paint),
    ...knownLines(report, paint),
    ...blockedLines(report, paint),
    coverageLine(report),
    ...triedLines(report, paint),
    ...report.incomplete.map((reason) => paint.red(printable(reason))),
    (isClean(report) ? paint.green : paint.red)(paint.bold(`${verdictLine(report)}.`)),
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns the lines of findings, under the titles of their operations. */
export const findingSections = (all: readonly Finding[], paint: Paints): string[] =>
  groupByOperation(all).flatMap(({ title, operationId, findings }) => [
    `${paint.bold(printable(title))}${operationId === null || title === operationId ? '' : paint.dim(` ${printable(operationId)}`)}`,
    ...findings.flatMap((finding) => [...findingLines(finding, paint), '']),
  ]);

/** Returns the result of a run in one line without a full stop, with the numbers of known violations and blocked checks. */
export const verdictLine = (report: Report): string => {
  const { known, blocked } = report.summary;
  const more = [known > 0 ? `${String(known)} known` : '', blocked > 0 ? `${String(blocked)} blocked` : ''].filter((text) => text !== '');
  const verdict = [formatSummary(report), ...more].join(', ');
  return verdict.charAt(0).toUpperCase() + verdict.slice(1);
};

function findingLines(finding: Finding, paint: Paints): string[] {
  const { check, severity, contract, expected, actual, message, curl, occurrences } = finding;
  const mark = severity === 'error' ? paint.red('ERROR') : paint.yellow('WARNING');
  const times = occurrences > 1 ? paint.dim(` (${String(occurrences)} times)`) : '';
  const where = printable(findingLocation(finding));
  return [
    `  ${mark} ${printable(check)}${where === '' ? '' : `, ${where}`}${times}`,
    ...field('expected', expected),
    ...field('actual', actual),
    ...field('contract', formatSourceLocation(contract)),
    `    ${printable(message)}`,
    ...(curl === '' ? [] : [paint.dim(`    ${printable(curl)}`)]),
  ];
}

const field = (name: string, text: string) => (text === '' ? [] : [`    ${name.padEnd(9)} ${printable(text)}`]);

function knownLines({ known }: Report, paint: Paints): string[] {
  if (known.length === 0) return [];
  const lines = known.map(
    (one) => `  ${printable(`${one.method} ${one.path} ${one.check} ${one.pointer}`.trimEnd())} ${paint.dim(printable(one.why))}`,
  );
  return [paint.bold('Known'), ...lines, ''];
}

function blockedLines({ blocked }: Report, paint: Paints): string[] {
  if (blocked.length === 0) return [];
  const lines = groupBlocked(blocked).map((group) => `  ${printable(blockedTitle(group))} ${paint.dim(`(${printable(group.reason)})`)}`);
  return [paint.bold('Blocked: could not be checked'), ...lines, ''];
}

/** Returns what was checked in one line, and what was not in a table. */
const triedLines = (report: Report, paint: Paints): string[] => [
  formatTried(report),
  ...report.untried.map((one) =>
    paint.dim(`  ${String(one.count).padStart(4)} ${one.what}: ${printable(one.reason)} (${printable(listExamples(one))})`),
  ),
];

function coverageLine({ summary }: Report): string {
  const { coverage, operations, checked } = summary;
  return `${String(checked)} of ${pluralize(operations, 'operation')} answered; coverage: ${formatPercent(coverage.operations)} of operations, ${formatPercent(coverage.statuses)} of documented answers.`;
}
