import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium } from 'playwright';

/** Programs on the path. Ubuntu's `chromium-browser` only advises to install another package. */
const SYSTEM_PROGRAMS = ['chromium', 'google-chrome', 'google-chrome-stable'];
const ON_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const QUIET = [
  // Root has no sandbox.
  '--no-sandbox',
  // Chromium would otherwise send requests to its vendor.
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium's GPU process replaces a missing graphics card, and takes a tenth of the time of all tests.
  '--disable-gpu',
];
const DISABLED_FEATURES = [
  // Otherwise local WebSockets are blocked in documents that a test fulfills.
  'LocalNetworkAccessChecks',
  // Pages of the address bar, which each new context would load: a third of a second of processor time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/**
 * Returns the path of Chromium: PLAYWRIGHT_CHROMIUM, Playwright's own, or one of the machine.
 *
 * @returns undefined if there is none. The path of PLAYWRIGHT_CHROMIUM may not exist
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env, own: string = chromium.executablePath()): string | undefined {
  if (env.PLAYWRIGHT_CHROMIUM !== undefined) return env.PLAYWRIGHT_CHROMIUM;
  const folders = (env.PATH ?? '').split(delimiter);
  const onPath = SYSTEM_PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program)));
  return [own, ...onPath, ON_MACOS].find((path) => existsSync(path));
}

/**
 * Returns the launch options for Playwright's `chromium`. The path is undefined for Playwright's own Chromium and if there is none:
 * Playwright then starts its smaller program without a window.
 */
export function chromiumLaunch(): { executablePath: string | undefined; args: string[] } {
  const path = findChromium();
  const executablePath = path === chromium.executablePath() ? undefined : path;
  return { executablePath, args: [...QUIET, `--disable-features=${DISABLED_FEATURES.join(',')}`] };
}
