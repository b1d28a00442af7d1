import lighthouse from 'lighthouse';

import { openBrowser } from './browser';
import { FIRST_LOAD_AUDITS, type FirstLoad, toFirstLoad } from './first-load';
import { DEBUG_PORT } from './ports';

/** Scores from 0 to 100 by category of Lighthouse, such as `performance`. */
export type Scores = Readonly<Record<string, number>>;

type Flags = NonNullable<Parameters<typeof lighthouse>[1]>;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Loads a page once in a new browser that is throttled to a slow phone. Rejects if Lighthouse fails. One call at a time. */
export async function measureFirstLoad(url: string): Promise<FirstLoad> {
  const { audits } = await run(url, { throttlingMethod: 'devtools', onlyAudits: FIRST_LOAD_AUDITS });
  return toFirstLoad(audits);
}

/** Returns Lighthouse's scores with simulated throttling; 0 for a missing one. Rejects if Lighthouse fails. One call at a time. */
export async function measureScores(url: string): Promise<Scores> {
  const { categories } = await run(url, { throttlingMethod: 'simulate', onlyCategories: CATEGORIES });
  return Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]));
}

async function run(url: string, flags: Flags) {
  const browser = await openBrowser(DEBUG_PORT);
  try {
    const result = await lighthouse(url, { ...flags, port: DEBUG_PORT, logLevel: 'error', disableFullPageScreenshot: true });
    if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}.`);
    const { runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(`Lighthouse failed for ${url}: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}
