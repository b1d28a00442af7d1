import { createHash } from 'node:crypto';

import type { Finding, Report } from '../types';
import { excerptHtml } from './excerpt-html';
import { CHECKS } from './checks';
import { html } from './escape';
import { SCRIPT } from './html-script';
import { STYLE } from './html-style';
import { coverageTable, untriedTable } from './html-coverage';
import { inline, pageHtml } from './page-html';
import { readCheckPage } from './pages';
import {
  blockedTitle,
  groupBlocked,
  groupByOperation,
  pluralize,
  formatPercent,
  formatSeconds,
  operationTitle,
  formatSummary,
  findingLocation,
  isClean,
} from '../text';

/** Renders a report as a self-contained page. Its Content-Security-Policy allows only its own style and script. */
export function renderHtml(report: Report): string {
  const { contract } = report;
  const policy = `default-src 'none'; style-src '${cspHash(STYLE)}'; script-src '${cspHash(SCRIPT)}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${html(`${formatSummary(report)}: ${contract.title}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<header class="top"><div>
<h1>${html(contract.title)} ${html(contract.version)}: <span class="verdict ${isClean(report) ? 'good' : 'bad'}">${html(formatSummary(report))}</span></h1>
<p class="meta">${html(report.server)}, ${html(report.started_at)}, profile ${report.profile}, seed ${String(report.seed)}, ${html(`${report.tool.name} ${report.tool.version}`)}</p>
${report.incomplete.map((reason) => `<p class="incomplete">${inline(reason)}</p>`).join('\n')}
${summaryFigures(report)}
</div></header>
<main>
<h2 id="findings">Violations</h2>
${findingsSection(report)}
${knownSection(report)}
${blockedSection(report)}
<h2 id="coverage">Coverage</h2>
${coverageTable(report.coverage)}
<h2 id="untried">What was not tried</h2>
${untriedTable(report)}
${checksSection(report)}
<p id="copy-status" class="unseen-words" role="status"></p>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

const cspHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function summaryFigures({ summary, duration_ms: duration }: Report): string {
  const { operations, checked, findings, warnings, known, blocked, coverage } = summary;
  const cells = [
    ['Violations', String(findings)],
    ['Warnings', String(warnings)],
    ['Known', String(known)],
    ['Blocked', String(blocked)],
    ['Operations answered', `${String(checked)} of ${String(operations)}`],
    ['Operations succeeded', formatPercent(coverage.operations)],
    ['Answers seen', formatPercent(coverage.statuses)],
    ['Time', formatSeconds(duration)],
  ] as const;
  return `<dl class="figures">${cells.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
}

function findingsSection(report: Report): string {
  const { findings, summary } = report;
  if (findings.length === 0) {
    if (!isClean(report)) return '<p class="empty">None, but too little was checked.</p>';
    return `<p class="empty">None. Every response of ${pluralize(summary.checked, 'operation')} matched the contract.</p>`;
  }
  const groups = groupByOperation(findings);
  return `${filters(findings)}
<p class="empty" id="none-shown" hidden>No violation matches these filters.</p>
${groups
  .map(
    ({ title, operationId, findings: own }) => `<section class="operation">
<header><h3>${html(title)}</h3>${operationId === null || operationId === title ? '' : `<span class="soft mono">${html(operationId)}</span>`}</header>
${own.map((one) => findingHtml(one)).join('\n')}
</section>`,
  )
  .join('\n')}`;
}

function filters(findings: readonly Finding[]): string {
  const options = (values: readonly string[]) =>
    [...new Set(values)]
      .toSorted((one, other) => one.localeCompare(other, 'en'))
      .map((value) => `<option value="${html(value)}">${html(value)}</option>`)
      .join('');
  const select = (label: string, name: string, valueOf: (finding: Finding) => string) =>
    `<label>${label}<select name="${name}"><option value="">All</option>${options(findings.map((one) => valueOf(one)))}</select></label>`;
  const selects = [
    select('Severity', 'severity', (one) => one.severity),
    select('Operation', 'operation', operationTitle),
    select('Check', 'check', (one) => one.check),
  ];
  return `<form class="filters" aria-label="Filter violations">
${selects.join('\n')}
<label>Text<input name="text" type="search" autocomplete="off" spellcheck="false"></label>
<output aria-live="polite"></output>
</form>`;
}

function findingHtml(finding: Finding): string {
  const { check, severity, contract, excerpt, expected, actual, message, curl, occurrences } = finding;
  const where = findingLocation(finding);
  return `<article class="finding ${severity}" data-severity="${severity}" data-operation="${html(operationTitle(finding))}" data-check="${html(check)}">
<header><span class="tag">${severity}</span><h4><a href="#check-${html(check)}">${html(check)}</a></h4>${where === '' ? '' : `<span class="where mono">${html(where)}</span>`}${occurrences > 1 ? `<span class="soft">${String(occurrences)} times</span>` : ''}</header>
<p class="message">${inline(message)}</p>
<dl class="pair"><div class="expected"><dt>Expected</dt><dd>${html(expected)}</dd></div><div class="actual"><dt>Actual</dt><dd>${html(actual)}</dd></div></dl>
${contract === null ? '' : excerptHtml(contract, excerpt)}
${curl === '' ? '' : `<div class="shell"><pre>${html(curl)}</pre><button type="button">Copy curl</button></div>`}
</article>`;
}

function knownSection({ known }: Report): string {
  if (known.length === 0) return '';
  const items = known.map(
    (one) =>
      `<li><span class="mono">${html(operationTitle(one))}</span> ${html(one.check)} <span class="mono">${html(findingLocation(one))}</span><br><span class="soft">${html(one.why)}</span></li>`,
  );
  return `<h2>Known</h2><ul class="reasons">${items.join('')}</ul>`;
}

function blockedSection({ blocked }: Report): string {
  if (blocked.length === 0) return '';
  const items = groupBlocked(blocked).map(
    (group) => `<li>${inline(group.reason)}<br><span class="soft mono">${html(blockedTitle(group))}</span></li>`,
  );
  return `<h2>Could not be checked</h2><ul class="reasons">${items.join('')}</ul>`;
}

/** Renders the pages of the checks that failed. */
function checksSection({ findings }: Report): string {
  const checks = [...new Set(findings.map(({ check }) => check))];
  if (checks.length === 0) return '';
  const boxes = checks.map((check) => {
    const page = readCheckPage(check);
    const inside = page === null ? `<p>${html(CHECKS[check]?.title ?? check)}.</p>` : pageHtml(page);
    return `<details class="box" id="check-${html(check)}"><summary>${html(check)}: ${html(CHECKS[check]?.title ?? '')}</summary>${inside}</details>`;
  });
  return `<h2 id="checks">Checks</h2>${boxes.join('\n')}`;
}
