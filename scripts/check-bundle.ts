import { tests } from './addresses';
import { openSitePages } from './site/prerender/site-pages';
import { siteSettings } from './site/settings';
import { createChildProcesses } from './start/child-processes';
import { listServices } from './start/services';
import { type Budget, checkBudgets } from './test/budgets';
import { findMockTraces } from './test/find-mock-traces';
import { checkPages, type PageBudget } from './test/page-budgets';

// Checks that the build in `dist` keeps its limits, and contains no code of the stand-in. The build must exist. Exits with 1 for a
// violation.

const DIST = 'dist';
const route = (name: string) => `src/routes/${name}.tsx`;

/**
 * Limits of the first scripts and styles of a page, in kB as transferred, and of its requests. 136 kB are 1.35 times the
 * scripts of the reference `hydrated`, a lobby with the same libraries (docs/benchmarks.md).
 */
const LIMITS = { scripts: 136, styles: 12, requests: 24 };
/** Limits of the pages on which most visits begin. */
const budgets: readonly Budget[] = ['home', 'casino-slots', 'promotions', 'mines', 'login'].map((name) => ({
  page: route(name),
  ...LIMITS,
}));

/**
 * Limits of a page's HTML, whose kB are counted after brotli. 600 elements are the target of the first screen (docs/benchmarks.md); a
 * lobby has two more for each tile with a badge, such as 'Novo', whose number follows the catalogue. The import map has 4.4 of the kB.
 */
const HTML_LIMITS = { elements: 600, images: 24, requests: 45, kb: 26 };
const LOBBY_ELEMENTS = 620;
const pageBudgets: readonly PageBudget[] = ['/', '/casino/slots', '/promotions', '/games/mines', '/games/double', '/login'].map((path) => ({
  path,
  ...HTML_LIMITS,
  elements: path === '/casino/slots' ? LOBBY_ELEMENTS : HTML_LIMITS.elements,
}));

const results = [await checkBudgets(DIST, budgets), await withGames((htmlAt) => checkPages(htmlAt, pageBudgets))];
for (const line of results.flatMap(({ summary }) => summary)) console.log(line);
for (const problem of [...(await findMockTraces(DIST)), ...results.flatMap(({ violations }) => violations)]) {
  console.error(problem);
  process.exitCode = 1;
}

/**
 * Runs a check with a function that renders a page of the build with the data of a stand-in, which runs until the check ends. Pages without
 * a backend would have no games.
 */
async function withGames<Result>(check: (htmlAt: (path: string) => Promise<string>) => Promise<Result>): Promise<Result> {
  const children = createChildProcesses((message) => console.error(message));
  try {
    for (const service of listServices('http', tests).filter(({ name }) => name === 'stand-in')) await children.start(service);
    const { config } = siteSettings({ backend: 'http', addresses: tests });
    const pages = await openSitePages(DIST, config, `http://localhost:${String(tests.standIn)}`);
    return await check(async (path) => (await pages.pageAt(path)).html);
  } finally {
    await children.stop();
  }
}
