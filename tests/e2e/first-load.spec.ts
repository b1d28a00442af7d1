import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { expect, test } from './support';

/**
 * Limits of a visit in which a visitor does nothing: scripts of the site in kB after brotli, with those of an idle page, and
 * requests of the site, without those inside the frames of third parties. The target of home and lobby is 1.35 times the
 * scripts of the reference `hydrated`, and 60 requests with those of third parties (docs/benchmarks.md).
 */
const LIMITS = [
  { path: '/', scripts: 136, requests: 45 },
  { path: '/casino/slots', scripts: 136, requests: 45 },
  { path: '/promotions', scripts: 136 },
  { path: '/games/mines', scripts: 175 },
  { path: '/games/double', scripts: 255 },
  { path: '/login', scripts: 185 },
  { path: '/sports', scripts: 155 },
] as const satisfies readonly { path: string; scripts: number; requests?: number }[];

/**
 * Pages that most visits begin with, which `npm test` opens (docs/testing.md). The step `bundle` limits what the others
 * import.
 */
const sampledPaths = ['/', '/casino/slots', '/games/mines'];

const PHONE = { width: 412, height: 823 };
const KB = 1000;
/** Time without a request after which a page has all that it needs. */
const QUIET_MS = 1500;

for (const limit of LIMITS) {
  const requests = 'requests' in limit ? limit.requests : undefined;
  const ofRequests = requests === undefined ? '' : ` and makes at most ${String(requests)} requests`;
  const title = `${limit.path} loads at most ${String(limit.scripts)} kB of scripts${ofRequests} before the visitor does anything`;
  test(title, { tag: sampledPaths.includes(limit.path) ? [] : '@full' }, async ({ page, baseURL }) => {
    const paths: string[] = [];
    const bodies: Promise<readonly [string, number]>[] = [];
    let lastAt = Date.now();
    const isOfSite = (url: string) => new URL(url).origin === baseURL;
    page.on('request', (request) => {
      if (!isOfSite(request.url())) return;
      paths.push(new URL(request.url()).pathname);
      lastAt = Date.now();
    });
    page.on('response', (response) => {
      if (!isOfSite(response.url())) return;
      lastAt = Date.now();
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) bodies.push(response.body().then((body) => [pathname, brotliCompressSync(body).length / KB]));
    });
    await stopSettling(page);
    await visit(page, limit.path);
    if (requests !== undefined) await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    // The network of a page is never idle if its third parties poll.
    await expect.poll(() => Date.now() - lastAt).toBeGreaterThan(QUIET_MS);
    const sizes = await Promise.all(bodies);
    const sum = sizes.reduce((total, [, size]) => total + size, 0);
    process.stdout.write(
      `${limit.path}: ${sum.toFixed(1)} kB of scripts in ${String(sizes.length)} files, ${String(paths.length)} requests\n`,
    );
    expect.soft(sum, sizes.map(([name, size]) => `${size.toFixed(1)} ${name}`).join('\n')).toBeLessThanOrEqual(limit.scripts);
    // The list names the requests if there are too many.
    if (requests !== undefined) expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(requests);
  });
}

test('a visitor is connected without the code that validates events', async ({ page }) => {
  const modules = JSON.parse(await readFile('dist/.vite/modules.json', 'utf8')) as Record<string, { file: string } | undefined>;
  const validators = `/${modules['src/api/validate.ts']?.file ?? ''}`;
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const socket = page.waitForEvent('websocket');
  await visit(page, '/');
  await page.mouse.wheel(0, 1);
  await socket;
  expect(paths).toContain(`/${modules['src/realtime/connection.ts']?.file ?? ''}`);
  expect(paths).not.toContain(validators);
});

/** Opens a page as a visitor on a phone who only looks at it, until the application has started. */
/** Lets a page never settle, which takes ten seconds: a busy machine still loads pictures then, and real time would be counted. */
async function stopSettling(page: Page): Promise<void> {
  await page.addInitScript((settledMs) => {
    const schedule = window.setTimeout.bind(window);
    const withoutSettling = (run: () => void, ms?: number) => (ms === settledMs ? 0 : schedule(run, ms));
    Object.assign(window, { setTimeout: withoutSettling });
  }, 10_000);
}

async function visit(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await expect(page.locator('[data-shell]')).toHaveCount(0);
}
