import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { findFirefox, findWebKit, WEBKIT_DRIVER } from '../browsers/programs';
import { findChromium } from './browser';

/** Exit code of a command whose browser is missing. */
const NO_BROWSER = 3;
const START_TIMEOUT_MS = 60_000;
/** Timeout of each of the five download attempts, instead of 30 s. */
const DOWNLOAD_CONNECTION_TIMEOUT_MS = 10_000;

/** A browser, and how it comes to this machine. */
export interface BrowserKind {
  readonly name: string;
  /** Returns the path of its program; undefined if there is none. */
  readonly find: () => string | undefined;
  /** Installers, which are tried in order until the browser is found. */
  readonly installers: readonly (() => void)[];
  /** Flag with which the program starts and ends at once, by default `--version`. */
  readonly startFlag?: string;
  /** Advice for the developer, as the end of a sentence. */
  readonly advice: string;
}

/** Browsers by their names in the commands and steps. */
const kinds = {
  chromium: {
    name: 'Chromium',
    find: findChromium,
    installers: [() => installPackages(['chromium']), downloadChromium],
    advice:
      'run `npx playwright install --with-deps chromium`, or as root on Debian `apt-get install chromium`, or set PLAYWRIGHT_CHROMIUM=/path/to/chromium.',
  },
  firefox: {
    name: 'Firefox',
    find: findFirefox,
    installers: [() => installPackages(['firefox-esr'])],
    advice: 'as root on Debian run `apt-get install firefox-esr`, or set FIREFOX=/path/to/firefox.',
  },
  webkit: {
    name: 'WebKitGTK',
    // The driver stands for the browser, which needs a display even to print its version.
    find: () => (findWebKit() === undefined ? undefined : WEBKIT_DRIVER),
    // Newer drivers have no `--version`.
    startFlag: '--help',
    installers: [() => installPackages(['webkit2gtk-driver', 'xvfb'])],
    advice: 'as root on Debian run `apt-get install webkit2gtk-driver xvfb`.',
  },
} satisfies Record<string, BrowserKind>;

export type BrowserName = keyof typeof kinds;

export const isBrowserName = (name: string): name is BrowserName => Object.hasOwn(kinds, name);

/**
 * Makes browsers ready, and installs those that are missing. If one cannot be installed or does not start, one line says what to do, and
 * the process ends with exit code 3.
 */
export function requireBrowsers(names: Iterable<BrowserName>): void {
  for (const name of names) {
    const problem = makeReady(kinds[name]);
    if (problem === undefined) continue;
    console.error(problem);
    process.exit(NO_BROWSER);
  }
}

/**
 * Installs a browser unless there is one, and starts it once, but not on Windows.
 *
 * @returns one line with the problem and what to do; undefined if it is ready
 */
export function makeReady({ name, find, installers, startFlag = '--version', advice }: BrowserKind): string | undefined {
  for (const install of installers) if (find() === undefined) install();
  const path = find();
  if (path === undefined) return `${name} is missing, and could not be installed: ${advice}`;
  const failure = startFailure(path, startFlag);
  return failure === undefined ? undefined : `${path} does not start (${failure}): ${advice}`;
}

/** Starts a browser once. @returns one line with the failure, for example a missing library of the system; undefined if it starts */
function startFailure(path: string, flag: string): string | undefined {
  // On Windows Chromium would open a window instead.
  if (process.platform === 'win32' && existsSync(path)) return undefined;
  const { status, error, stderr } = spawnSync(path, [flag], { encoding: 'utf8', timeout: START_TIMEOUT_MS });
  if (status === 0) return undefined;
  return error?.message ?? (stderr.trim().split('\n').at(-1) || `exit code ${String(status)}`);
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of the distribution as root on Debian; otherwise does nothing. */
function installPackages(names: readonly string[]): void {
  if (!isRootOnDebian()) return;
  console.log(`Installing ${names.join(', ')} from the distribution.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: readonly string[]) => spawnSync('apt-get', [...args, '-qq'], { env, stdio: 'ignore' });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...names);
}

function downloadChromium(): void {
  console.log("Downloading Playwright's Chromium, about 170 MB.");
  const program = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(DOWNLOAD_CONNECTION_TIMEOUT_MS) };
  const withLibraries = isRootOnDebian() ? ['--with-deps'] : [];
  spawnSync(process.execPath, [program, 'install', ...withLibraries, 'chromium'], { env, stdio: 'ignore' });
}
