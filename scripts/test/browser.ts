import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian's package puts it. */
export const DISTRIBUTION_CHROMIUM = '/usr/bin/chromium';

/**
 * Sees to it that there is a Chromium for the end-to-end tests: Playwright's own, one named by PLAYWRIGHT_CHROMIUM, or
 * the distribution's, which is installed where it is missing and may be.
 *
 * @param own where Playwright's own would be
 * @returns what is missing and how to get it, or nothing
 */
export function ensureChromium(own: string): string | undefined {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named !== undefined) return existsSync(named) ? undefined : `PLAYWRIGHT_CHROMIUM is ${named}, where nothing is.`;
  if (existsSync(own) || existsSync(DISTRIBUTION_CHROMIUM)) return undefined;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    console.log('Installing Chromium from the distribution.');
    const apt = (...words: string[]) =>
      spawnSync('apt-get', [...words, '-qq'], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium');
    if (existsSync(DISTRIBUTION_CHROMIUM)) return undefined;
  }
  return 'The end-to-end tests need Chromium: `npx playwright install chromium`, or as root `apt-get install chromium`.';
}
