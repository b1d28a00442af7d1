import type { Finding, Report } from '../types';
import { codeBlock, codeSpan, truncate, html, markdown } from './escape';
import {
  blockedTitle,
  groupBlocked,
  groupByOperation,
  pluralize,
  formatPercent,
  formatSourceLocation,
  formatSeconds,
  operationTitle,
  formatSummary,
  formatTried,
  findingLocation,
  isClean,
  listExamples,
} from '../text';

/** Maximum size of the comment in bytes, below GitHub's limit of 65,536 characters; and of its list of blocked checks. */
const MAX_BYTES = 60_000;
const MAX_BLOCKED_BYTES = 20_000;

/** Maximum number of rows of what was not tried. The most frequent are first, the others are dropped. */
const MAX_UNTRIED = 30;

/** Renders a report as a comment for a pull request. Long texts are cut; findings that do not fit are only counted. */
export function renderMarkdown(report: Report): string {
  const head = [headline(report), '', ...report.incomplete.map((reason) => `${markdown(reason)}\n`), ...table(report), ''].join('\n');
  const tail = [...knownSection(report), ...blockedSection(report), ...untriedSection(report), footer(report)].join('\n');
  const parts: string[] = [];
  let remainingBytes = MAX_BYTES - bytes(head) - bytes(tail) - 200;
  const details = groupByOperation(report.findings)
    .flatMap(({ findings }) => findings)
    .map(findingDetails);
  for (const part of details) {
    remainingBytes -= bytes(part) + 1;
    if (remainingBytes < 0) break;
    parts.push(part);
  }
  const missing = details.length - parts.length;
  const more = missing === 0 ? [] : [`${pluralize(missing, 'finding')} more did not fit here; the other reports have all of them.`, ''];
  return `${[head, ...parts, ...more, tail].join('\n')}\n`;
}

const bytes = (text: string) => Buffer.byteLength(text);

function headline(report: Report): string {
  const mark = isClean(report) ? '✅' : '❌';
  return `### ${mark} Contract: ${formatSummary(report)}\n\n${markdown(`${report.contract.title} ${report.contract.version}`)} at ${codeSpan(report.server)}`;
}

function table({ summary, duration_ms: duration }: Report): string[] {
  const { operations, checked, findings, warnings, known, blocked, coverage } = summary;
  const cells = [
    ['Violations', String(findings)],
    ['Warnings', String(warnings)],
    ['Known', String(known)],
    ['Blocked', String(blocked)],
    ['Operations', `${String(checked)} of ${String(operations)}`],
    ['Answers seen', formatPercent(coverage.statuses)],
    ['Time', formatSeconds(duration)],
  ] as const;
  return [
    `| ${cells.map(([name]) => name).join(' | ')} |`,
    `|${cells.map(() => '---:|').join('')}`,
    `| ${cells.map(([, value]) => value).join(' | ')} |`,
  ];
}

function findingDetails(finding: Finding): string {
  const { check, severity, expected, actual, message, contract, curl, occurrences } = finding;
  const sign = severity === 'error' ? '🔴' : '🟡';
  const where = findingLocation(finding);
  const rows = [
    ['Where', codeSpan(where)],
    ['Expected', codeSpan(truncate(expected, 400))],
    ['Actual', codeSpan(truncate(actual, 400))],
    ['Contract', codeSpan(formatSourceLocation(contract))],
    ['Seen', occurrences > 1 ? `${String(occurrences)} times` : ''],
  ].filter(([, value]) => value !== '');
  return [
    `<details><summary>${sign} <b>${escapeSummary(check)}</b> ${escapeSummary(operationTitle(finding))}${where === '' ? '' : ` · ${escapeSummary(where)}`}</summary>`,
    '',
    markdown(truncate(message, 1200)),
    '',
    '| | |',
    '|---|---|',
    ...rows.map(([name = '', value = '']) => `| ${name} | ${value} |`),
    '',
    ...(curl === '' ? [] : [codeBlock(truncate(curl, 1500), 'sh'), '']),
    '</details>',
    '',
  ].join('\n');
}

/** Escapes a text for HTML within Markdown. Markdown has no effect there, but mentions do. */
const escapeSummary = (text: string) => html(text).replaceAll('@', '@\u200B');

function knownSection({ known }: Report): string[] {
  if (known.length === 0) return [];
  const lines = known
    .slice(0, 50)
    .map(
      (one) => `- ${codeSpan(operationTitle(one))} ${markdown(one.check)} ${codeSpan(one.pointer)}: ${markdown(truncate(one.why, 200))}`,
    );
  return folded(pluralize(known.length, 'known violation'), lines, known.length - lines.length);
}

function blockedSection({ blocked }: Report): string[] {
  if (blocked.length === 0) return [];
  const lines = groupBlocked(blocked).map((group) => `- ${codeSpan(blockedTitle(group))} ${markdown(truncate(group.reason, 200))}`);
  const fitting = lines.filter((_, index) => bytes(lines.slice(0, index + 1).join('\n')) <= MAX_BLOCKED_BYTES);
  return folded(`${String(blocked.length)} could not be checked`, fitting, lines.length - fitting.length);
}

/** Renders what was checked in one sentence, and what was not as a table with the reasons. */
function untriedSection(report: Report): string[] {
  const cell = (text: string) => markdown(truncate(text, 200));
  const rows = report.untried.map(
    (one) => `| ${String(one.count)} | ${cell(one.what)} | ${cell(one.reason)} | ${cell(listExamples(one))} |`,
  );
  const shown = rows.slice(0, MAX_UNTRIED);
  if (rows.length === 0) return [markdown(formatTried(report)), ''];
  const table = ['| Count | What | Reason | Examples |', '|---:|---|---|---|', ...shown];
  return folded(escapeSummary(formatTried(report)), table, rows.length - shown.length);
}

const folded = (title: string, lines: readonly string[], rest: number) => [
  `<details><summary>${title}</summary>`,
  '',
  ...lines,
  ...(rest > 0 ? ['', `and ${String(rest)} more`] : []),
  '',
  '</details>',
  '',
];

const footer = ({ tool, profile, seed }: Report) =>
  `<sub>${markdown(`${tool.name} ${tool.version}`)} · profile ${profile} · seed ${String(seed)}</sub>`;
