import { expect, test } from './support';

/**
 * Requests of the site before a visitor does anything: the target of both pages (docs/benchmarks.md). Those inside the
 * frames of third parties do not count.
 */
const LIMITS = [
  ['/', 45],
  ['/casino/slots', 45],
] as const;

const PHONE = { width: 412, height: 823 };

for (const [path, limit] of LIMITS) {
  test(`${path} makes at most ${String(limit)} requests before the visitor does anything`, async ({ page, baseURL }) => {
    await page.setViewportSize(PHONE);
    const paths: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === baseURL) paths.push(pathname);
    });
    await page.goto(path);
    // The application has started, and its games are visible.
    await expect(page.locator('[data-shell]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    process.stdout.write(`requests of ${path}: ${String(paths.length)}\n`);
    // The list names the requests if there are too many.
    expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(limit);
  });
}
