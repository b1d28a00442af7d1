import { brotliCompressSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { expect, test } from './support';

/**
 * Requests of the site before a visitor does anything: the target of both pages (docs/benchmarks.md). Those inside the
 * frames of third parties do not count.
 */
const REQUESTS = [
  ['/', 45],
  ['/casino/slots', 45],
] as const;

/**
 * Scripts of the site before a visitor does anything, in kB after brotli, with those of an idle page. Slightly above
 * today's; the target is 100.
 */
const SCRIPTS = [
  ['/', 115.9],
  ['/casino/slots', 124.5],
  ['/promotions', 116.7],
  ['/games/mines', 148.6],
  ['/games/double', 226.9],
  ['/login', 166.1],
  ['/sports', 139.8],
] as const;

const PHONE = { width: 412, height: 823 };
const KB = 1000;

for (const [path, limit] of REQUESTS) {
  test(`${path} makes at most ${String(limit)} requests before the visitor does anything`, async ({ page, baseURL }) => {
    const paths: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === baseURL) paths.push(pathname);
    });
    await visit(page, path);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    process.stdout.write(`requests of ${path}: ${String(paths.length)}\n`);
    // The list names the requests if there are too many.
    expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(limit);
  });
}

for (const [path, limit] of SCRIPTS) {
  test(`${path} loads at most ${String(limit)} kB of scripts before the visitor does anything`, async ({ page, baseURL }) => {
    const bodies: Promise<readonly [string, number]>[] = [];
    page.on('response', (response) => {
      const { origin, pathname } = new URL(response.url());
      if (origin !== baseURL || !pathname.endsWith('.js')) return;
      bodies.push(response.body().then((body) => [pathname, brotliCompressSync(body).length / KB]));
    });
    await visit(page, path);
    const sizes = await Promise.all(bodies);
    const sum = sizes.reduce((total, [, size]) => total + size, 0);
    process.stdout.write(`scripts of ${path}: ${sum.toFixed(1)} kB in ${String(sizes.length)} files\n`);
    expect(sum, sizes.map(([name, size]) => `${size.toFixed(1)} ${name}`).join('\n')).toBeLessThanOrEqual(limit);
  });
}

/** Opens a page as a visitor on a phone who only looks at it, until the application has started and is idle. */
async function visit(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  // On a slow machine the page would otherwise get the services of a page that is only looked at.
  await page.addInitScript((never: number) => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, delay?: number, ...rest: unknown[]) => (delay === never ? 0 : wait(run, delay, ...rest)),
    });
  }, 10_000);
  await page.goto(path);
  await expect(page.locator('[data-shell]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}
