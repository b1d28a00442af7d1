/** Objects that the browser keeps for a page, after garbage collection. */
export interface Kept {
  /** Number of DOM nodes. */
  readonly nodes: number;
  /** Number of event listeners. */
  readonly listeners: number;
}

/** Result of the visits of a group. */
export interface GroupGrowth {
  readonly name: string;
  readonly visits: number;
  /** Measurements after each ten visits, oldest first. */
  readonly kept: readonly Kept[];
  /** Uncaught errors of the page. */
  readonly uncaught: readonly string[];
}

/** Share by which the objects may grow after the first ten visits: caches fill, and a timer may be due. */
const MAX_GROWTH = 0.1;

const MEASURES = ['nodes', 'listeners'] as const;

/**
 * Number of last measurements, of which the smallest counts: the nodes of a page that is being left stay for a moment, leaked
 * nodes for ever.
 */
const LAST_MEASUREMENTS = 3;

const lowestAtEnd = (kept: readonly Kept[], measure: (typeof MEASURES)[number]) =>
  Math.min(...kept.slice(-LAST_MEASUREMENTS).map((one) => one[measure]));

/** Returns the reasons why a group fails, none if it passes. */
export function leakFailures({ name, kept, uncaught }: GroupGrowth): string[] {
  const [first, ...later] = kept;
  if (first === undefined) return [`${name}: nothing was measured`];
  const grown = MEASURES.flatMap((measure) => {
    const last = lowestAtEnd(later, measure);
    const limit = Math.floor(first[measure] * (1 + MAX_GROWTH));
    return last > limit ? [`${name}: ${String(last)} ${measure}, at most ${String(limit)}`] : [];
  });
  return [...grown, ...uncaught.map((error) => `${name}: ${error}`)];
}

/** Returns a Markdown table with a row for each group: its nodes and listeners after ten visits, at most later, and at the end. */
export function formatLeaks(groups: readonly GroupGrowth[]): string {
  const rows = groups.map(({ name, visits, kept }) => [
    name,
    String(visits),
    ...MEASURES.flatMap((measure) => {
      const values = kept.map((one) => one[measure]);
      return [values[0], Math.max(...values.slice(1)), lowestAtEnd(kept, measure)].map(String);
    }),
  ]);
  const head = ['group', 'visits', ...MEASURES.flatMap((measure) => [`${measure} after 10`, 'most', 'at the end'])];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
