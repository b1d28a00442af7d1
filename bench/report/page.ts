import type { KeptRun, Table } from '../results/kept-runs';
import type { NewestLoads } from '../site/newest-loads';

import { figureBars, workBars } from './bars';
import { filmstrip } from './filmstrip';
import { collectSeries, historyPlot } from './history';
import { columnsOf, describeRun } from './markdown';
import { newestRuns } from './newest-runs';
import { escapeMarkup, tag } from './svg';
import { waterfall, waterfallLegend } from './waterfall';

export interface ReportData {
  /** The oldest first, by benchmark. */
  readonly runs: ReadonlyMap<string, readonly KeptRun[]>;
  readonly loads: NewestLoads;
}

const STYLE = `:root{color-scheme:light dark;font:14px/1.5 system-ui,sans-serif}
body{max-width:1000px;margin:0 auto;padding:24px}
h2{margin-top:48px;border-bottom:1px solid #8886}
figure{margin:16px 0;overflow-x:auto}
svg text{font:11px system-ui,sans-serif;fill:currentColor}
table{border-collapse:collapse}
th,td{padding:2px 10px;border:1px solid #8884;text-align:start;font-variant-numeric:tabular-nums}
.missed{color:#dc2626;font-weight:700}
.plots{display:flex;flex-wrap:wrap;gap:16px}`;

/** Renders the report as one page without other files. */
export function renderReport({ runs, loads }: ReportData): string {
  const body = [
    '<h1>Benchmarks</h1>',
    ...(Object.keys(loads).length === 0 ? [] : [firstLoads(loads)]),
    ...[...runs].map(([benchmark, kept]) => benchmarkSection(benchmark, kept)),
  ];
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>Benchmarks</title><style>${STYLE}</style></head><body>${body.join('')}</body></html>\n`
  );
}

function firstLoads(loads: NewestLoads): string {
  const waterfalls = Object.entries(loads).map(([name, load]) => {
    const summary = `${name}: ${String(load.requests.length)} requests, ${load.totalKb.toFixed(0)} kB`;
    return tag(
      'details',
      name.startsWith('/') ? { open: '' } : {},
      tag('summary', {}, escapeMarkup(summary)),
      figure(waterfall(name, load)),
    );
  });
  return tag(
    'section',
    {},
    '<h2>First loads of the newest run</h2>',
    figure(filmstrip(loads)),
    '<h3>Requests</h3>',
    waterfallLegend(),
    ...waterfalls,
  );
}

function benchmarkSection(benchmark: string, kept: readonly KeptRun[]): string {
  if (kept.length === 0) return '';
  const runs = newestRuns(kept).map((run) => {
    const tables = Object.entries(run.tables).map(
      ([title, table]) => `<h3>${escapeMarkup(title)}</h3>${plotOf(table)}${renderTable(table)}`,
    );
    return tag('p', {}, escapeMarkup(describeRun(run))) + tables.join('');
  });
  const plots = collectSeries(kept).map(historyPlot);
  const history = plots.length === 0 ? '' : `<h3>History</h3>${tag('div', { class: 'plots' }, ...plots)}`;
  return tag('section', {}, `<h2>${escapeMarkup(benchmark)}</h2>`, ...runs, history);
}

/** Figures with references and kinds of work have a plot. */
function plotOf(table: Table): string {
  const columns = columnsOf(table);
  if (columns.includes('value')) return figure(figureBars(table));
  return columns.includes('script') ? figure(workBars(table)) : '';
}

function renderTable(table: Table): string {
  const columns = columnsOf(table);
  const head = tag('tr', {}, '<th></th>', ...columns.map((column) => tag('th', {}, escapeMarkup(column))));
  const rows = Object.entries(table).map(([name, cells]) => {
    const values = columns.map((column) => String(cells[column] ?? ''));
    return tag(
      'tr',
      {},
      tag('th', {}, escapeMarkup(name)),
      ...values.map((value) => tag('td', value === 'missed' ? { class: 'missed' } : {}, escapeMarkup(value))),
    );
  });
  return figure(tag('table', {}, head, ...rows));
}

const figure = (content: string) => tag('figure', {}, content);
