import lighthouse from 'lighthouse';

import { median, openBrowser } from './browser';

/** By the browser, or by Lighthouse from an unthrottled load. */
export type Throttling = 'applied' | 'simulated';

/** Of Lighthouse's mobile profile, in ms and kB. */
export interface PageMetrics {
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly scripts: number;
  readonly total: number;
  readonly requests: number;
  readonly scores: Readonly<Record<string, number>>;
}

const DEBUG_PORT = 5358;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Measures a page several times with new browsers. Returns medians. */
export async function measurePage(url: string, throttling: Throttling, runs: number): Promise<PageMetrics> {
  const all: PageMetrics[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measureOnce(url, throttling));
  const medianBy = (pick: (one: PageMetrics) => number) => median(all.map(pick));
  return {
    lcp: medianBy(({ lcp }) => lcp),
    tbt: medianBy(({ tbt }) => tbt),
    cls: Math.max(...all.map(({ cls }) => cls)),
    scripts: medianBy(({ scripts }) => scripts),
    total: medianBy(({ total }) => total),
    requests: medianBy(({ requests }) => requests),
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, medianBy(({ scores }) => scores[name] ?? 0)])),
  };
}

async function measureOnce(url: string, throttling: Throttling): Promise<PageMetrics> {
  const browser = await openBrowser(DEBUG_PORT);
  try {
    const throttlingMethod = throttling === 'applied' ? ('devtools' as const) : ('simulate' as const);
    const result = await lighthouse(url, { port: DEBUG_PORT, logLevel: 'error', throttlingMethod, onlyCategories: CATEGORIES });
    if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}.`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(`Lighthouse failed for ${url}: ${runtimeError.message}`);
    const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const sent = networkItems(audits['network-requests']?.details);
    const sizeKb = (some: readonly Sent[]) => some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
    return {
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      scripts: sizeKb(sent.filter(({ resourceType }) => resourceType === 'Script')),
      total: sizeKb(sent),
      requests: sent.length,
      scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    };
  } finally {
    await browser.close();
  }
}

interface Sent {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

function networkItems(details: unknown): readonly Sent[] {
  if (typeof details !== 'object' || details === null || !('items' in details) || !Array.isArray(details.items)) return [];
  return details.items as readonly Sent[];
}
