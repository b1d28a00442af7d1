import type { Table } from '../results/kept-runs';

import { COLORS, rect, rule, svg, text } from './svg';

const LABEL = 190;
const CHART = 520;
const VALUE = 90;
const WORK_ROW = 22;
const BAR = 13;
const GROUP_GAP = 14;
const WORK_COLORS = ['#d97706', '#9333ea', '#16a34a', '#64748b'];
/** Columns of a figure, in the order of its bars. */
const BESIDE: Readonly<Record<string, string>> = {
  value: COLORS.own,
  static: COLORS.static,
  hydrated: COLORS.hydrated,
  libraries: COLORS.libraries,
  cold: COLORS.other,
};

/** Draws each row as one bar, stacked from its columns without the sum. */
export function workBars(table: Table): string {
  const rows = Object.entries(table);
  const kinds = Object.keys(rows[0]?.[1] ?? {}).filter((kind) => kind !== 'all');
  const longest = Math.max(1, ...rows.map(([, { all }]) => Number(all)));
  const bars = rows.map(([name, cells], row) => {
    const y = 20 + row * WORK_ROW;
    let x = LABEL;
    const parts = kinds.map((kind, index) => {
      const width = (Number(cells[kind]) / longest) * CHART;
      x += width;
      return rect(x - width, y, width, BAR, WORK_COLORS[index] ?? COLORS.other, `${kind}: ${String(cells[kind])} ms`);
    });
    return text(0, y + 11, name) + parts.join('') + text(x + 4, y + 11, `${String(cells['all'])} ms`);
  });
  const legend = kinds.map((kind, index) => {
    const x = LABEL + index * 125;
    return rect(x, 0, 10, 10, WORK_COLORS[index] ?? COLORS.other) + text(x + 14, 9, kind);
  });
  return svg(LABEL + CHART + VALUE, 24 + rows.length * WORK_ROW, 'Work of the main thread by kind', ...legend, ...bars);
}

/** Draws each figure beside that of its references, with a line at its limit. Each has its own scale. */
export function figureBars(table: Table): string {
  let y = 20;
  const groups = Object.entries(table).map(([name, cells]) => {
    const top = y;
    const bars = Object.entries(BESIDE).filter(([column]) => typeof cells[column] === 'number');
    const limit = Number(cells['max']);
    const longest = Math.max(...[...bars.map(([column]) => Number(cells[column])), limit].filter(Number.isFinite), Number.MIN_VALUE);
    const x = (value: number) => LABEL + (value / longest) * CHART;
    const drawn = bars.map(([column, color]) => {
      const value = Number(cells[column]);
      y += BAR;
      const label = text(x(value) + 4, y - 3, `${String(value)} ${String(cells['unit'] ?? '')}`);
      return rect(LABEL, y - BAR, x(value) - LABEL, BAR - 2, color, column) + label;
    });
    y += GROUP_GAP;
    const line = Number.isFinite(limit) ? rule(x(limit), top - 2, y - GROUP_GAP + 2, COLORS.limit) : '';
    return text(0, top + 10, name) + drawn.join('') + line;
  });
  const legend = Object.entries(BESIDE).map(
    ([name, color], index) => rect(LABEL + index * 90, 0, 10, 10, color) + text(LABEL + index * 90 + 14, 9, name),
  );
  return svg(LABEL + CHART + VALUE, y, 'Figures beside their references; a line is the limit', ...legend, ...groups);
}
