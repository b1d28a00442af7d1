import { median } from '../median';

/** Work of the main thread, in ms. */
interface Work {
  readonly script: number;
  readonly layout: number;
  readonly paint: number;
  readonly other: number;
}

/** Times in ms from the first request. */
interface SentRequest {
  readonly path: string;
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly kb: number;
}

interface Thumbnail {
  readonly ms: number;
  /** A JPEG as a data URL. */
  readonly image: string;
}

/** A first load with applied throttling. Times in ms, sizes in kB as transferred. */
export interface FirstLoad {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly scriptsKb: number;
  readonly totalKb: number;
  readonly work: Work;
  readonly requests: readonly SentRequest[];
  readonly film: readonly Thumbnail[];
}

/** The part of Lighthouse's audits that is read here. */
export type Audits = Readonly<Record<string, { readonly numericValue?: number | undefined; readonly details?: unknown } | undefined>>;

/** That {@link toFirstLoad} reads. */
export const FIRST_LOAD_AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'mainthread-work-breakdown',
  'network-requests',
  'screenshot-thumbnails',
];

/** Lighthouse's groups; every other one is `other`. */
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
  readonly rendererStartTime?: number;
  readonly networkEndTime?: number;
  readonly transferSize?: number;
}

interface FilmItem {
  readonly timing: number;
  readonly data: string;
}

/** Reads Lighthouse's audits. A missing figure is NaN. */
export function toFirstLoad(audits: Audits): FirstLoad {
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = itemsOf<RequestItem>(audits, 'network-requests')
    .filter(({ url }) => /^https?:/.test(url))
    .map(toRequest);
  const sum = (some: readonly SentRequest[]) => some.reduce((total, { kb }) => total + kb, 0);
  return {
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    scriptsKb: sum(requests.filter(({ type }) => type === 'Script')),
    totalKb: sum(requests),
    work: toWork(itemsOf<WorkItem>(audits, 'mainthread-work-breakdown')),
    requests,
    film: itemsOf<FilmItem>(audits, 'screenshot-thumbnails').map(({ timing, data }) => ({ ms: timing, image: data })),
  };
}

/** Returns the load with the median LCP, with the medians of all figures and the worst layout shift. */
export function medianLoad(loads: readonly FirstLoad[]): FirstLoad {
  const typical = loads.toSorted((one, other) => one.lcp - other.lcp)[Math.ceil(loads.length / 2) - 1];
  if (typical === undefined) throw new Error('There is no load.');
  const of = (pick: (load: FirstLoad) => number) => median(loads.map(pick));
  return {
    ...typical,
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: Math.max(...loads.map(({ cls }) => cls)),
    scriptsKb: of(({ scriptsKb }) => scriptsKb),
    totalKb: of(({ totalKb }) => totalKb),
    work: {
      script: of(({ work }) => work.script),
      layout: of(({ work }) => work.layout),
      paint: of(({ work }) => work.paint),
      other: of(({ work }) => work.other),
    },
  };
}

function toWork(items: readonly WorkItem[]): Work {
  const work = { script: 0, layout: 0, paint: 0, other: 0 };
  for (const { group, duration } of items) work[KINDS[group] ?? 'other'] += duration;
  return work;
}

function toRequest({ url, resourceType = 'Other', rendererStartTime = 0, networkEndTime, transferSize = 0 }: RequestItem): SentRequest {
  const { pathname, search } = new URL(url);
  return {
    path: pathname + search,
    type: resourceType,
    start: rendererStartTime,
    end: networkEndTime ?? rendererStartTime,
    kb: transferSize / BYTES_PER_KB,
  };
}

function itemsOf<Item>(audits: Audits, name: string): readonly Item[] {
  const details = audits[name]?.details;
  if (typeof details !== 'object' || details === null || !('items' in details) || !Array.isArray(details.items)) return [];
  return details.items as readonly Item[];
}
