import type { KeptRun } from '../results/kept-runs';

import { COLORS, rule, svg, tag, text } from './svg';

/** A figure over several runs; the values of one line have one color. */
export interface Series {
  readonly name: string;
  readonly lines: Readonly<Record<string, readonly Point[]>>;
}

interface Point {
  readonly date: string;
  readonly build: string;
  readonly value: number;
}

const PLOT = { width: 280, height: 90 };
const LEFT = 4;
const TOP = 30;
const BOTTOM = 16;
const LINE_COLORS: Readonly<Record<string, string>> = {
  value: COLORS.own,
  static: COLORS.static,
  hydrated: COLORS.hydrated,
  libraries: COLORS.libraries,
};
/** In the rows with a `value`, they are other columns of the same unit. */
const REFERENCES = ['static', 'hydrated', 'libraries'];
const MIN_POINTS = 2;

/** Collects the figures that two runs or more have. A row with a `value` is one series, otherwise each column is one. */
export function collectSeries(runs: readonly KeptRun[]): readonly Series[] {
  const series = new Map<string, Record<string, Point[]>>();
  for (const { date, build, tables } of runs) {
    for (const [row, cells] of Object.values(tables).flatMap((table) => Object.entries(table))) {
      for (const [column, value] of Object.entries(cells)) {
        const isComparison = 'value' in cells;
        if (typeof value !== 'number' || (isComparison && column !== 'value' && !REFERENCES.includes(column))) continue;
        const name = isComparison ? row : `${row}: ${column}`;
        const lines = series.get(name) ?? {};
        const line = isComparison ? column : 'value';
        series.set(name, { ...lines, [line]: [...(lines[line] ?? []), { date, build, value }] });
      }
    }
  }
  return [...series].map(([name, lines]) => ({ name, lines })).filter(({ lines }) => (lines['value']?.length ?? 0) >= MIN_POINTS);
}

/** Draws a series over the time of its runs, from zero. */
export function historyPlot({ name, lines }: Series): string {
  const points = Object.values(lines).flat();
  const times = points.map(({ date }) => Date.parse(date));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const most = Math.max(...points.map(({ value }) => value), Number.MIN_VALUE);
  const base = TOP + PLOT.height;
  const x = (date: string) => LEFT + ((Date.parse(date) - first) / Math.max(1, last - first)) * PLOT.width;
  const y = (value: number) => base - (value / most) * PLOT.height;
  const drawn = Object.entries(lines).map(([line, values]) => {
    const color = LINE_COLORS[line] ?? COLORS.other;
    const path = values.map(({ date, value }) => `${x(date).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
    const marks = values.map(({ date, build, value }) =>
      tag(
        'circle',
        { cx: x(date), cy: y(value), r: 2.5, fill: color },
        tag('title', {}, `${line}: ${String(value)}, ${date.slice(0, 16)}, ${build}`),
      ),
    );
    return tag('polyline', { points: path, fill: 'none', stroke: color, 'stroke-width': 1.5 }) + marks.join('');
  });
  const newest = lines['value']?.at(-1)?.value;
  const labels = [
    text(LEFT, 12, name),
    text(LEFT, 25, `now ${String(newest)}, at most ${String(most)}`, { opacity: 0.7 }),
    text(LEFT, base + 13, new Date(first).toISOString().slice(0, 10), { opacity: 0.7 }),
    text(LEFT + PLOT.width, base + 13, new Date(last).toISOString().slice(0, 10), { opacity: 0.7, 'text-anchor': 'end' }),
  ];
  const axis = tag('line', { x1: LEFT, x2: LEFT + PLOT.width, y1: base, y2: base, stroke: 'currentColor', opacity: 0.4 });
  return svg(PLOT.width + 2 * LEFT, base + BOTTOM, `History of ${name}`, axis, rule(LEFT, TOP, base, 'currentColor'), ...drawn, ...labels);
}
