import type { FirstLoad } from '../site/first-load';

import { COLORS, rect, rule, shorten, svg, text } from './svg';

const LABEL = 330;
const CHART = 560;
const ROW = 14;
const AXIS = 20;
const MAX_LABEL = 52;
const MIN_BAR = 2;

const TYPES: Readonly<Record<string, string>> = {
  Document: '#2563eb',
  Script: '#d97706',
  Stylesheet: '#9333ea',
  Image: '#16a34a',
  Font: '#db2777',
  Fetch: '#0891b2',
  XHR: '#0891b2',
};

/** Draws the requests of a first load over time, with its paints. */
export function waterfall(name: string, { requests, fcp, lcp }: FirstLoad): string {
  const end = Math.max(lcp, ...requests.map((one) => one.end));
  const x = (ms: number) => LABEL + (ms / end) * CHART;
  const bottom = AXIS + requests.length * ROW;
  const bars = requests.map(({ path, type, start, end: ended, kb }, index) => {
    const y = AXIS + index * ROW;
    const title = `${path}: ${type}, ${start.toFixed(0)} to ${ended.toFixed(0)} ms, ${kb.toFixed(1)} kB`;
    const width = Math.max(MIN_BAR, x(ended) - x(start));
    return text(0, y + 11, shorten(path, MAX_LABEL)) + rect(x(start), y + 2, width, ROW - 4, TYPES[type] ?? COLORS.other, title);
  });
  const paints = [
    ['FCP', fcp],
    ['LCP', lcp],
  ] as const;
  const lines = paints.map(([paint, ms]) => rule(x(ms), AXIS - 4, bottom, COLORS.limit) + text(x(ms) + 2, 12, `${paint} ${ms.toFixed(0)}`));
  return svg(LABEL + CHART + 60, bottom + 4, `Requests of ${name}`, ...bars, ...lines);
}

/** Draws the colors of {@link waterfall}. */
export function waterfallLegend(): string {
  const types = Object.entries(TYPES).filter(([type]) => type !== 'XHR');
  const entries = types.map(([type, color], index) => rect(index * 95, 2, 10, 10, color) + text(index * 95 + 14, 11, type));
  return svg(types.length * 95, 16, 'Colors of the types of requests', ...entries);
}
