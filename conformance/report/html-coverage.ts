import type { OperationCoverage, Report } from '../types';
import { formatTried, listExamples } from '../text';
import { html } from './escape';

/** Renders the table of operations by documented status. On narrow screens each row becomes a list. */
export function coverageTable(coverage: readonly OperationCoverage[]): string {
  const statuses = [...new Set(coverage.flatMap((one) => one.statuses.map(({ status }) => status)))].toSorted((one, other) =>
    one.localeCompare(other, 'en'),
  );
  const rows = coverage.map(
    (one) =>
      `<tr><th scope="row"><code>${html(`${one.method} ${one.path}`)}</code></th><td class="calls" data-status="calls">${String(one.calls)}</td>${statuses.map((status) => cell(one, status)).join('')}</tr>`,
  );
  return `<div class="scroll" tabindex="0" role="region" aria-label="Coverage by operation and status"><table>
<caption class="unseen-words">Documented statuses of each operation: seen or not seen in this run</caption>
<thead><tr><th scope="col">Operation</th><th scope="col">Calls</th>${statuses.map((status) => `<th scope="col">${html(status)}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`;
}

function cell({ statuses }: OperationCoverage, status: string): string {
  const found = statuses.find((one) => one.status === status);
  if (found === undefined) return '<td></td>';
  const unseen = found.contentTypes.filter(({ seen }) => !seen).map(({ type }) => type);
  const partly = found.seen && unseen.length > 0 ? ` title="not seen: ${html(unseen.join(', '))}"` : '';
  const [mark, label] = found.seen ? ['✓', 'seen'] : ['–', 'not seen'];
  return `<td class="${found.seen ? 'seen' : 'unseen'}" data-status="${html(status)}"${partly}><span aria-hidden="true">${mark}</span><span class="unseen-words">${label}</span></td>`;
}

/** Renders what was checked in one sentence, and untried parts, if any, as a table with the reasons. */
export function untriedTable(report: Report): string {
  const rows = report.untried.map(
    (one) =>
      `<tr><td class="calls">${String(one.count)}</td><th scope="row">${html(one.what)}</th><td>${html(one.reason)}</td><td class="soft mono">${html(listExamples(one))}</td></tr>`,
  );
  const table = `<div class="scroll" tabindex="0" role="region" aria-label="What was not tried, with the reasons"><table>
<thead><tr><th scope="col">Count</th><th scope="col">What</th><th scope="col">Reason</th><th scope="col">Examples</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`;
  return `<p>${html(formatTried(report))}</p>${rows.length === 0 ? '' : table}`;
}
