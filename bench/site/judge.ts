import lighthouse from 'lighthouse';

import { median, openBrowser } from './browser';

/** With throttling really applied, or Lighthouse's own reckoning from an unthrottled load. */
export type Manner = 'applied' | 'simulated';

/** What Lighthouse's mobile profile says of a page; times in ms, sizes in kB as sent. */
export interface Judged {
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

/** Judges a page some times, each with a fresh browser, and gives the median of each figure. */
export async function judge(url: string, manner: Manner, runs: number): Promise<Judged> {
  const all: Judged[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await once(url, manner));
  const of = (pick: (one: Judged) => number) => median(all.map(pick));
  return {
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: Math.max(...all.map(({ cls }) => cls)),
    scripts: of(({ scripts }) => scripts),
    total: of(({ total }) => total),
    requests: of(({ requests }) => requests),
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, of(({ scores }) => scores[name] ?? 0)])),
  };
}

async function once(url: string, manner: Manner): Promise<Judged> {
  const browser = await openBrowser(DEBUG_PORT);
  try {
    const throttlingMethod = manner === 'applied' ? ('devtools' as const) : ('simulate' as const);
    const result = await lighthouse(url, { port: DEBUG_PORT, logLevel: 'error', throttlingMethod, onlyCategories: CATEGORIES });
    if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}.`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(`Lighthouse could not judge ${url}: ${runtimeError.message}`);
    const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const sent = itemsOf(audits['network-requests']?.details);
    const size = (some: readonly Sent[]) => some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
    return {
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      scripts: size(sent.filter(({ resourceType }) => resourceType === 'Script')),
      total: size(sent),
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

function itemsOf(details: unknown): readonly Sent[] {
  if (typeof details !== 'object' || details === null || !('items' in details) || !Array.isArray(details.items)) return [];
  return details.items as readonly Sent[];
}
