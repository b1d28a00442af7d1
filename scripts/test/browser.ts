import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from 'playwright';

export const DISTRIBUTION_CHROMIUM = '/usr/bin/chromium';

const QUIET = [
  // Root has none.
  '--no-sandbox',
  // Otherwise it asks the vendor.
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Where there is no graphics card, the process that stands in for one costs a tenth of the time of all tests.
  '--disable-gpu',
];
const DISABLED_FEATURES = [
  // Otherwise local WebSockets are blocked in documents that a test fulfills.
  'LocalNetworkAccessChecks',
  // Pages of the address bar, which each new context would load: a third of a second of processor time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Reads Chromium's path from PLAYWRIGHT_CHROMIUM. */
export function chromiumLaunch(): { executablePath: string | undefined; args: string[] } {
  const own = existsSync(chromium.executablePath()) ? undefined : DISTRIBUTION_CHROMIUM;
  return { executablePath: process.env.PLAYWRIGHT_CHROMIUM ?? own, args: [...QUIET, `--disable-features=${DISABLED_FEATURES.join(',')}`] };
}

/**
 * Checks for a Chromium; as root, installs the distribution's.
 * @param own path of Playwright's Chromium
 * @returns an error message with the command to run
 */
export function ensureChromium(own: string): string | undefined {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named !== undefined) return existsSync(named) ? undefined : `PLAYWRIGHT_CHROMIUM is ${named}, which does not exist.`;
  if (existsSync(own) || existsSync(DISTRIBUTION_CHROMIUM)) return undefined;
  installPackages(['chromium']);
  if (existsSync(DISTRIBUTION_CHROMIUM)) return undefined;
  return 'The end-to-end tests need Chromium: `npx playwright install chromium`, or as root `apt-get install chromium`.';
}

/** As root on Debian, installs packages of the distribution; otherwise does nothing. */
export function installPackages(names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names.join(', ')} from the distribution.`);
  const apt = (...args: readonly string[]) =>
    spawnSync('apt-get', [...args, '-qq'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...names);
}
