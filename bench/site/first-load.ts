import { medians } from '../median';

/** Work of the main thread, in ms. `script` includes parsing, compilation and garbage collection. */
interface Work {
  readonly script: number;
  readonly layout: number;
  readonly paint: number;
  readonly other: number;
}

/**
 * First load with applied throttling: first and largest contentful paint, total blocking time, cumulative layout shift. Times
 * are in ms, sizes in kB as transferred.
 */
export interface FirstLoad {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly scriptsKb: number;
  readonly totalKb: number;
  readonly work: Work;
  /** Number of requests over the network. */
  readonly requests: number;
}

/** The part of Lighthouse's audits that is read here. */
export type Audits = Readonly<Record<string, { readonly numericValue?: number | undefined; readonly details?: unknown } | undefined>>;

/** Audits that {@link toFirstLoad} reads. */
export const FIRST_LOAD_AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'mainthread-work-breakdown',
  'network-requests',
];

/** Kinds of work by Lighthouse's group; any other group is `other`. */
const KINDS: Readonly<Record<string, keyof Work>> = {
  scriptEvaluation: 'script',
  scriptParseCompile: 'script',
  garbageCollection: 'script',
  styleLayout: 'layout',
  paintCompositeRender: 'paint',
};
const BYTES_PER_KB = 1000;

interface WorkItem {
  readonly group: string;
  readonly duration: number;
}

interface RequestItem {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** Reads Lighthouse's audits. A missing time or layout shift is NaN; missing requests and work count as 0. */
export function toFirstLoad(audits: Audits): FirstLoad {
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = itemsOf<RequestItem>(audits, 'network-requests').filter(({ url }) => /^https?:/.test(url));
  const sum = (some: readonly RequestItem[]) => some.reduce((total, { transferSize = 0 }) => total + transferSize, 0) / BYTES_PER_KB;
  return {
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    scriptsKb: sum(requests.filter(({ resourceType }) => resourceType === 'Script')),
    totalKb: sum(requests),
    work: toWork(itemsOf<WorkItem>(audits, 'mainthread-work-breakdown')),
    requests: requests.length,
  };
}

/** Returns the medians of all figures and the worst layout shift. @throws {Error} if there is no load */
export function medianLoad(loads: readonly FirstLoad[]): FirstLoad {
  return { ...medians(loads), cls: Math.max(...loads.map(({ cls }) => cls)) };
}

function toWork(items: readonly WorkItem[]): Work {
  const work = { script: 0, layout: 0, paint: 0, other: 0 };
  for (const { group, duration } of items) work[KINDS[group] ?? 'other'] += duration;
  return work;
}

function itemsOf<Item>(audits: Audits, name: string): readonly Item[] {
  const details = audits[name]?.details;
  if (typeof details !== 'object' || details === null || !('items' in details) || !Array.isArray(details.items)) return [];
  return details.items as readonly Item[];
}
